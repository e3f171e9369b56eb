/// The scenes of one document or of several, by the names that a person may give them.
///
/// The storyboards of an app are written independently of each other, so ids and identifiers repeat between them; within
/// one document, only ids are sure to differ.
public struct ScreenNames: Sendable {
  /// A scene, with the name of its document.
  public struct Entry: Sendable {
    /// The name of the storyboard or xib, without its ending.
    public var document: String
    /// The scene.
    public var screen: InterfaceBuilderDocument.Screen

    /// Creates an entry from a document's name and one of its scenes.
    public init(document: String, screen: InterfaceBuilderDocument.Screen) {
      self.document = document
      self.screen = screen
    }
  }

  /// What a name stands for.
  public enum Match: Hashable, Sendable {
    /// Exactly one scene, by its index.
    case one(Int)
    /// More than one scene, by their indices.
    case several([Int])
    /// No scene.
    case none
  }

  /// The scenes, in the order of their documents.
  public let entries: [Entry]

  /// Creates the names of some scenes.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// Creates the names of the scenes of a document.
  public init(_ document: InterfaceBuilderDocument) {
    let name = document.url.deletingPathExtension().lastPathComponent
    self.init(document.screens.map { Entry(document: name, screen: $0) })
  }

  /// Finds the scene with an id, storyboard identifier, class or title, or the initial scene of a document, tried in this
  /// order. `Document/name` looks among the scenes of that document only.
  public func match(_ name: String) -> Match {
    let found = match(name, among: Array(entries.indices))
    guard found == .none, let slash = name.firstIndex(of: "/") else { return found }
    let document = name[..<slash]
    return match(
      String(name[name.index(after: slash)...]),
      among: entries.indices.filter { entries[$0].document == document })
  }

  private func match(_ name: String, among indices: [Int]) -> Match {
    let kinds: [(Entry) -> Bool] = [
      { $0.screen.id == name }, { $0.screen.storyboardIdentifier == name }, { $0.screen.className == name },
      { $0.screen.title == name }, { $0.document == name && $0.screen.isInitial },
    ]
    for isMeant in kinds {
      let found = indices.filter { isMeant(entries[$0]) }
      if found.count > 1 { return .several(found) }
      if let only = found.first { return .one(only) }
    }
    return .none
  }

  /// The id of a scene, after its document when another scene has the same.
  public func id(_ index: Int) -> String {
    let entry = entries[index]
    return match(entry.screen.id) == .one(index) ? entry.screen.id : "\(entry.document)/\(entry.screen.id)"
  }

  /// The name that a person would choose: the first of storyboard identifier, title, class and id that stands for this
  /// scene alone, if need be after the name of its document: `Orders/Detail`.
  public func name(_ index: Int) -> String {
    let entry = entries[index]
    let names = Self.names(of: entry) + [entry.screen.id]
    let all = names.flatMap { [$0, "\(entry.document)/\($0)"] }
    return all.first { match($0) == .one(index) } ?? "\(entry.document)/\(entry.screen.id)"
  }

  private static func names(of entry: Entry) -> [String] {
    [entry.screen.storyboardIdentifier, entry.screen.title, entry.screen.className].compactMap { $0 }
      .filter { !$0.isEmpty }
  }

  /// A name of a file for each scene, without an ending: its identifier, title or class, if need be after the name of its
  /// document, or with a number. No two are equal, whether or not case counts.
  public var fileNames: [String] {
    let plain = entries.map { Self.names(of: $0).first ?? $0.screen.id }
    let long = zip(entries, plain).map { "\($0.document)-\($1)" }
    let hasSeveralDocuments = Set(entries.map(\.document)).count > 1
    var used: Set<String> = []
    return entries.indices.map { index in
      let isAlone = plain.count { $0.lowercased() == plain[index].lowercased() } == 1
      let wanted = isAlone || !hasSeveralDocuments ? plain[index] : long[index]
      let name = String(wanted.map { $0.isLetter || $0.isNumber ? $0 : "-" })
      var unique = name
      var number = 2
      while !used.insert(unique.lowercased()).inserted {
        unique = "\(name)-\(number)"
        number += 1
      }
      return unique
    }
  }
}
