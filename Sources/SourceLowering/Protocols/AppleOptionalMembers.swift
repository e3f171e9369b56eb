/// The optional methods of Apple's protocols, which have defaults here: their labels, by their names.
enum AppleOptionalMembers {
  static let methods: [String: [[String]]] = [:]
}
