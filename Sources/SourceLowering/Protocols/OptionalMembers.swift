/// The optional members of the module's own `@objc` protocols, and of Apple's protocols.
struct OptionalMembers {
  /// A member and the protocol that declares it.
  struct Requirement {
    var container: Container
    var member: Member
  }

  /// The module's own optional methods, by name without labels.
  private var methods: [String: [Requirement]] = [:]
  private let index: ModuleIndex

  init(_ containers: [Container], index: ModuleIndex) {
    self.index = index
    for container in containers where container.kind == .protocol {
      for member in container.members where member.isOptional && member.kind == .method {
        methods[member.name, default: []].append(Requirement(container: container, member: member))
      }
    }
  }

  /// Whether the module declares no optional methods.
  var isEmpty: Bool { methods.isEmpty }

  /// The optional method of this module that a call refers to.
  func method(called call: OptionalCall) -> Requirement? {
    methods[call.name]?.first { call.fits($0.member.labels) }
  }

  /// The optional method of this module that a name refers to without calling it.
  func method(named name: String, labels: [String]?) -> Requirement? {
    guard let candidates = methods[name] else { return nil }
    let others = index.members(named: name).contains { $0.member.kind == .property }
    if others { return nil }
    return candidates.first { labels == nil || labels == $0.member.labels }
  }

  /// Whether a call refers to an optional method of one of Apple's protocols, which has a default implementation here.
  func isApples(_ call: OptionalCall) -> Bool {
    AppleOptionalMembers.requirements[call.name]?.contains { call.fits($0.labels) } ?? false
  }

  /// The name of the property that returns the method itself.
  static func propertyName(_ member: Member) -> String {
    "_optional_" + member.name + member.labels.map { "_" + $0 }.joined()
  }
}
