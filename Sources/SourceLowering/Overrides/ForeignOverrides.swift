import SwiftSyntax

/// Handles methods that an app adds to a class of UIKit in an extension, and that its own subclasses override: the
/// added method looks up by its selector whether the object has an implementation of its own.
extension OverrideLowering {
  /// Makes what an extension adds to another module's class overridable by subclasses in this module.
  mutating func makeOverridable(_ container: Container) {
    let type = index.typeName(of: container)
    guard index.declaration(type) == nil else { return }
    for member in container.members where member.kind == .method && !member.isOverride && !member.isStatic {
      let versions = index.members(named: member.name).filter { candidate in
        let owner = index.typeName(of: candidate.container)
        return candidate.member.isOverride && candidate.member.fullName == member.fullName
          && candidate.container.kind == .class && index.chain(of: owner).dropFirst().contains(type)
      }
      guard !versions.isEmpty else { continue }
      replace(member, of: container, by: versions)
    }
  }

  private mutating func replace(
    _ member: Member, of container: Container, by versions: [(container: Container, member: Member)]
  ) {
    let scanner = scanners[container.file]
    guard member.effects.isEmpty, !member.isUncallable else {
      return scanner.report(
        .error, at: member.offset,
        "'\(member.fullName)' cannot be overridden here: it throws, is async or is generic.",
        remedy: "Declare it in a class of the app.")
    }
    let number = nextNumber
    let original = "_cc\(number)_\(member.name)"
    let version = "_co\(number)_\(member.name)"
    let place = SourcePlace(file: container.file, offset: member.offset)
    let line = Forwarder(member: member, target: original).dispatcher
    insertions[ObjectIdentifier(container), default: []] += GeneratedLine.conditional(
      [GeneratedLine(line, place)], on: member.conditions.dropFirst(container.conditions.count))
    renamed[place] = original
    scanner.rename(member, to: original)
    let owners = Set(versions.map { index.typeName(of: $0.container) })
    for (body, override) in versions {
      let owner = index.typeName(of: body)
      let isUppermost = !index.chain(of: owner).dropFirst().contains(where: owners.contains)
      let own = SourcePlace(file: body.file, offset: override.offset)
      renamed[own] = version
      selectors[own] = member.selector
      scanners[body.file].rename(override, to: version, keepsOverride: !isUppermost)
      scanners[body.file].renameSuperCalls(
        of: member.name, in: owner, index, to: isUppermost ? original : version)
    }
  }
}

extension FileScanner {
  /// Changes the name in calls like `super.method()` to the method's new name.
  func renameSuperCalls(of name: String, in type: String, _ index: ModuleIndex, to new: String) {
    for (access, scope) in sites.superAccesses where access.declName.baseName.text == name {
      guard let scope, index.typeName(of: scope) == type else { continue }
      edits.replace(access.declName.baseName.bytes, with: new)
    }
  }
}
