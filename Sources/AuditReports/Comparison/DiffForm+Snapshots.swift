import AccessibilityTree
import Foundation

extension DiffForm {
  /// Compares two sides.
  ///
  /// - Parameters:
  ///   - before: what the first side is called.
  ///   - after: what the second side is called.
  public init(
    _ old: [ScreenSnapshot], _ new: [ScreenSnapshot], before: String, after: String
  ) {
    self.before = before
    self.after = after
    let pairs = Self.pairs(old, new)
    let partner = Dictionary(uniqueKeysWithValues: pairs.map { ($0.new, $0.old) })
    let kept = Set(pairs.map(\.old))
    removed = old.indices.filter { !kept.contains($0) }.map { old[$0].audit.name }
    added = new.indices.filter { partner[$0] == nil }.map { new[$0].audit.name }
    screens = new.indices.compactMap { index in
      partner[index].map { Screen(old[$0], new[index]) }
    }
  }

  /// Which screens are the same: by id, then by title and class, then by what they have in common.
  private static func pairs(
    _ old: [ScreenSnapshot], _ new: [ScreenSnapshot]
  ) -> [(old: Int, new: Int)] {
    var free = Array(old.indices)
    var pairs: [(old: Int, new: Int)] = []
    var open = Array(new.indices)
    func join(_ isSame: (ScreenSnapshot, ScreenSnapshot) -> Bool) {
      for second in open {
        guard let first = free.first(where: { isSame(old[$0], new[second]) }) else { continue }
        pairs.append((first, second))
        free.removeAll { $0 == first }
        open.removeAll { $0 == second }
      }
    }
    join { $0.audit.id == $1.audit.id && !$0.audit.id.isEmpty }
    join { $0.audit.name == $1.audit.name }
    join { first, second in
      let (a, b) = (Set(first.tree.elements.map(kind)), Set(second.tree.elements.map(kind)))
      return !a.isEmpty && Double(a.intersection(b).count) >= 0.5 * Double(a.union(b).count)
    }
    // Of one screen on each side, nothing else can be meant.
    if old.count == 1, new.count == 1 { join { _, _ in true } }
    return pairs
  }

  private static func kind(_ element: AccessibilityElement) -> String {
    "\(element.identifier ?? "") \(element.className ?? "") \(element.label?.string ?? "")"
  }
}

extension DiffForm.Screen {
  fileprivate init(_ old: ScreenSnapshot, _ new: ScreenSnapshot) {
    name = new.audit.name
    formerName = Self.title(old.audit) == Self.title(new.audit) ? nil : old.audit.name
    tree = TreeComparison(before: old.tree, after: new.tree, idsAgree: false).changes
    words = Self.lines(old.words, new.words)
    (newFindings, fixedFindings, remaining) = Self.findings(old.audit, new.audit)
    let pictures = (old.audit.pictures?.first, new.audit.pictures?.first)
    if pictures.0 != nil || pictures.1 != nil {
      looks = DiffForm.Looks(
        before: pictures.0, after: pictures.1,
        oldFrames: Self.frames(tree, of: old.tree) { $0.oldIndex },
        newFrames: Self.frames(tree, of: new.tree) { $0.newIndex })
    }
  }

  /// The name without the file, which is another one where two files are compared.
  private static func title(_ screen: AuditForm.Screen) -> Substring {
    let file = screen.file.split(separator: "/").last ?? ""
    return screen.name.hasPrefix(file) ? screen.name.dropFirst(file.count) : screen.name[...]
  }

  private static func lines(_ old: [String], _ new: [String]) -> [DiffForm.Line] {
    guard old != new else { return [] }
    let difference = new.difference(from: old)
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var lines: [DiffForm.Line] = []
    var next = 0
    for (index, text) in new.enumerated() {
      while next < old.count, gone.contains(next) {
        lines.append(.init(kind: .removed, text: old[next]))
        next += 1
      }
      if come.contains(index) {
        lines.append(.init(kind: .added, text: text))
      } else {
        lines.append(.init(kind: .same, text: text))
        next += 1
      }
    }
    while next < old.count {
      if gone.contains(next) { lines.append(.init(kind: .removed, text: old[next])) }
      next += 1
    }
    return lines
  }

  /// What came and went. Files and screens are left out of the fingerprints: they may be others by name.
  private static func findings(
    _ old: AuditForm.Screen, _ new: AuditForm.Screen
  ) -> (new: [AuditForm.Finding], fixed: [AuditForm.Finding], remaining: Int) {
    func neutral(_ finding: AuditForm.Finding) -> Fingerprint {
      Fingerprint(
        rule: finding.rule, place: ScreenPlace(file: "", screen: ""), identity: finding.identity)
    }
    var free = Array(old.findings.enumerated())
    var open: [AuditForm.Finding] = []
    func take(_ finding: AuditForm.Finding, _ isSame: (Fingerprint, Fingerprint) -> Bool) -> Bool {
      let print = neutral(finding)
      guard
        let place = free.firstIndex(where: {
          $0.element.verdict == finding.verdict && isSame(neutral($0.element), print)
        })
      else { return false }
      free.remove(at: place)
      return true
    }
    for finding in new.findings where !take(finding, { $0.exact == $1.exact }) { open.append(finding) }
    open.removeAll { take($0) { $0.loose == $1.loose } }
    return (open, free.map(\.element), new.findings.count - open.count)
  }

  private static func frames(
    _ changes: [TreeComparison.Change], of tree: ElementTree, _ index: (TreeComparison.Change) -> Int?
  ) -> [DiffForm.Frame] {
    var seen: Set<Int> = []
    return changes.enumerated().compactMap { place, change in
      guard let element = index(change), tree.elements.indices.contains(element),
        seen.insert(element).inserted
      else { return nil }
      let frame = tree.elements[element].frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      guard numbers.allSatisfy(\.isFinite) else { return nil }
      return DiffForm.Frame(change: place, frame: numbers.map { ($0 * 100).rounded() / 100 })
    }
  }
}
