/// Makes overriding work where only Objective-C allows it.
///
/// - An extension may not override on Linux: the member is renamed, and a member that overrides and calls it is added
///   to the class's body.
/// - A member that an extension declares may not be overridden: a member that calls it is added to the class's body.
/// - Suppose that a superclass conforms to one of UIKit's protocols without implementing an optional method, and a
///   subclass implements it. It would not be called, so the method is added to the superclass, with UIKit's default.
/// - What `NSObject` has only in Objective-C is not overridden but registered.
struct OverrideLowering {
  let index: ModuleIndex
  let scanners: [FileScanner]

  /// The lines to insert into bodies.
  var insertions: [ObjectIdentifier: [GeneratedLine]] = [:]
  /// The new names of renamed members, by place.
  var renamed: [SourcePlace: String] = [:]
  /// The selectors of members that must be registered although they are not marked, because calls look them up.
  var selectors: [SourcePlace: String] = [:]
  /// The members that become overrides although they are not declared as such.
  private var promoted: Set<SourcePlace> = []

  init(index: ModuleIndex, scanners: [FileScanner]) {
    self.index = index
    self.scanners = scanners
    let containers = scanners.flatMap(\.containers)
    for container in containers where container.kind == .class || container.kind == .extension {
      for member in container.members where !member.isOverride && member.kind == .method {
        addDefault(for: member, in: container)
      }
    }
    for container in containers where container.kind == .extension { makeOverridable(container) }
    for container in containers { lower(container) }
  }

  /// A number that no other renamed member has.
  var nextNumber: Int { insertions.values.reduce(0) { $0 + $1.count } }

  // MARK: Extensions

  private mutating func lower(_ container: Container) {
    let scanner = scanners[container.file]
    let type = index.typeName(of: container)
    for member in container.members where member.kind != .initializer {
      let isPromoted = promoted.contains(
        SourcePlace(file: container.file, offset: member.offset))
      let isOverride = member.isOverride || isPromoted
      guard renamed[SourcePlace(file: container.file, offset: member.offset)] == nil else { continue }
      if isOverride, InformalMembers.isInformal(member, of: type, index: index) {
        scanner.dropOverride(member)
        continue
      }
      guard container.kind == .extension else {
        if isPromoted { scanner.edits.insert("override ", at: member.spelling.start) }
        continue
      }
      guard isOverride || isOverridden(member, of: type) else { continue }
      guard let body = index.declaration(type), body.kind == .class, !body.isLocal else {
        if isOverride { refuse(member, of: type, scanner) }
        continue
      }
      move(member, of: container, into: body, overrides: isOverride)
    }
  }

  /// Renames a member of an extension, and adds a member to the class's body that calls it.
  private mutating func move(
    _ member: Member, of container: Container, into body: Container, overrides: Bool
  ) {
    let scanner = scanners[container.file]
    let name = "_cc\(nextNumber)_\(member.name)"
    if overrides, let observer = member.observer, !member.spelling.result.isEmpty {
      return move(member, observedBy: observer, of: container, into: body, name)
    }
    guard let line = Forwarder(member: member, target: name).line(overrides: overrides) else {
      scanner.report(
        .error, at: member.offset, "'\(member.fullName)' cannot be overridden in or from an extension here.",
        remedy: "Move it into the class.")
      return
    }
    let place = SourcePlace(file: container.file, offset: member.offset)
    let lines = GeneratedLine.conditional([GeneratedLine(line, place)], on: member.conditions)
    insertions[ObjectIdentifier(body), default: []] += lines
    scanner.rename(member, to: name)
  }

  /// Makes a method of what an extension does when a property of the superclass is set, and adds an override to the
  /// class's body that calls it.
  private mutating func move(
    _ member: Member, observedBy observer: Member.Observer, of container: Container, into body: Container,
    _ name: String
  ) {
    let scanner = scanners[container.file]
    let call = "\(name)(\(observer.isAfter ? "oldValue" : "newValue"))"
    let own = "super.\(member.name.inBackticks)"
    let setter =
      observer.isAfter
      ? "let oldValue = \(own); \(own) = newValue; \(call)" : "\(call); \(own) = newValue"
    let line = Forwarder(member: member, target: name).line(
      overridingWith: "get { \(own) } set { \(setter) }")
    let place = SourcePlace(file: container.file, offset: member.offset)
    insertions[ObjectIdentifier(body), default: []] += GeneratedLine.conditional(
      [GeneratedLine(line, place)], on: member.conditions)
    let type = member.spelling.result.trimmingPrefix(/\s*:\s*/)
    let head = member.spelling.start..<observer.brace
    // Lines stay where they are.
    let breaks = scanner.bytes[head].filter { $0 == UInt8(ascii: "\n") }.map { _ in "\n" }.joined()
    scanner.edits.replace(head, with: "func \(name)(_ \(observer.parameter): \(type)) \(breaks)")
    scanner.edits.replace(observer.keyword, with: "do")
  }

  /// Removes an override in an extension of another module's class, which is not possible here.
  private func refuse(_ member: Member, of type: String, _ scanner: FileScanner) {
    scanner.edits.blank(member.declaration, in: scanner.bytes)
    scanner.report(
      .warning, at: member.offset,
      "The override of '\(member.fullName)' in an extension of \(type), a class of another module, is left out.",
      remedy: "Override it in a subclass.")
  }

  /// Whether a subclass in this module overrides a member.
  private func isOverridden(_ member: Member, of type: String) -> Bool {
    let name = member.fullName
    return index.members(named: member.name).contains { candidate in
      guard candidate.member.isOverride, candidate.member.fullName == name else { return false }
      let owner = index.typeName(of: candidate.container)
      return owner != type && index.chain(of: owner).contains(type)
    }
  }

  // MARK: Optional methods in subclasses

  private mutating func addDefault(for member: Member, in container: Container) {
    guard !member.isStatic, !member.isFilePrivate,
      let candidates = AppleOptionalMembers.requirements[member.name]
    else { return }
    let matching = candidates.filter { $0.labels == member.labels }
    guard !matching.isEmpty else { return }
    let type = index.typeName(of: container)
    let chain = index.chain(of: type).filter { index.declaration($0) != nil }
    guard chain.first == type, chain.count > 1 else { return }
    for requirement in matching {
      // The uppermost class that declares the conformance.
      guard let owner = chain.last(where: { conforms($0, to: requirement.owner) }), owner != type,
        let body = index.declaration(owner)
      else { continue }
      promoted.insert(.init(file: container.file, offset: member.offset))
      let between = chain.drop { $0 != type }.dropFirst().prefix { $0 != owner } + [owner]
      let isThere = between.contains { ancestor in
        index.members(named: member.name).contains {
          $0.member.fullName == member.fullName && index.typeName(of: $0.container) == ancestor
        }
      }
      guard !isThere else { return }
      guard let text = requirement.body else {
        scanners[container.file].report(
          .warning, at: member.offset,
          "'\(member.fullName)' is not called: the superclass \(owner) keeps \(requirement.owner) without it.",
          remedy: "Implement it in \(owner) too.")
        promoted.remove(.init(file: container.file, offset: member.offset))
        return
      }
      let access = ["open", "public"].contains(body.access) ? "\(body.access ?? "") " : ""
      let line = GeneratedLine(
        "\(access)func \(member.name)\(requirement.signature) { \(text) }",
        SourcePlace(file: body.file, offset: body.offset))
      if insertions[ObjectIdentifier(body)]?.contains(line) != true {
        insertions[ObjectIdentifier(body), default: []].append(line)
      }
      return
    }
  }

  /// Whether a type or one of its extensions declares conformance to a protocol, or to one that refines it.
  private func conforms(_ type: String, to name: String) -> Bool {
    (index.bodies[type] ?? []).contains { body in
      body.inherited.contains { AppleOptionalMembers.type($0, keeps: name) }
    }
  }
}

extension FileScanner {
  /// Removes `override`.
  func dropOverride(_ member: Member) {
    edits.replace(
      member.spelling.start..<member.spelling.nameEnd,
      withPadded: head(member, name: nil), in: bytes)
  }

  /// Renames a declaration, and removes `override` and the modifiers that hide it from other files.
  func rename(_ member: Member, to name: String, keepsOverride: Bool = false) {
    edits.replace(
      member.spelling.start..<member.spelling.nameEnd,
      with: head(member, name: name, keepsOverride: keepsOverride))
  }

  /// The declaration from the modifiers to the name, without `override`, and padded before the name.
  private func head(_ member: Member, name: String?, keepsOverride: Bool = false) -> String {
    let length = member.spelling.nameEnd - member.spelling.start
    var dropped: Set<String> = name == nil ? [] : ["private", "fileprivate", "open", "dynamic"]
    if !keepsOverride { dropped.insert("override") }
    let keyword = member.kind == .property ? "var" : "func"
    let words = member.spelling.modifiers.filter { !dropped.contains($0) } + [keyword]
    let before = words.joined(separator: " ")
    let after = name ?? member.name.inBackticks
    let padding = max(1, length - before.utf8.count - after.utf8.count)
    return before + String(repeating: " ", count: padding) + after
  }
}
