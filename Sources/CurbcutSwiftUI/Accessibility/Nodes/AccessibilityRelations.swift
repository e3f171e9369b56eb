import CurbcutUIKit
import Foundation

/// What elements have to do with each other, wherever they are: pairs of a label and its content, and linked groups.
@MainActor
enum AccessibilityRelations {
  /// Whether any view was ever put in a pair or a group, so that most screens need not look for them.
  static var mayExist = false
  /// Whether any view was ever named for a selection.
  static var selectionsMayBeNamed = false

  // MARK: Pairs

  /// The items with the label halves of pairs taken into their contents.
  ///
  /// On iOS the label describes the content and is no element of its own.
  static func joiningPairs(_ items: [AccessibilityItem]) -> [AccessibilityItem] {
    guard mayExist else { return items }
    var labels: [AnyHashable: [AccessibilityWords]] = [:]
    var contents: Set<AnyHashable> = []
    visit(items) { item in
      for mark in item.properties.pairs {
        switch mark.role {
        case .label:
          if let label = item.described.label { labels[mark.key, default: []].append(label) }
        case .content: contents.insert(mark.key)
        }
      }
    }
    guard !contents.isEmpty, !labels.isEmpty else { return items }
    return items.compactMap { joined($0, labels, contents) }
  }

  private static func joined(
    _ item: AccessibilityItem, _ labels: [AnyHashable: [AccessibilityWords]], _ contents: Set<AnyHashable>
  ) -> AccessibilityItem? {
    var copy = item
    if case .container(let inner) = item.kind {
      let left = inner.compactMap { joined($0, labels, contents) }
      if !AccessibilityItem.areSame(inner, left) { copy.kind = .container(left) }
    }
    for mark in item.properties.pairs {
      switch mark.role {
      case .label where contents.contains(mark.key): return nil
      case .label: break
      case .content:
        let own = copy.described.label
        copy.properties.label = .joined((labels[mark.key] ?? []) + (own.map { [$0] } ?? []))
      }
    }
    return copy
  }

  // MARK: Linked groups

  /// Tells each member of a linked group which one follows it, so that a person can move from one to the other.
  static func link(_ items: [AccessibilityItem]) {
    guard mayExist else { return }
    var groups: [AnyHashable: [UIResponder]] = [:]
    visit(items) { item in
      guard let object = item.object else { return }
      for group in item.properties.linkedGroups { groups[group, default: []].append(object) }
    }
    for members in groups.values where members.count > 1 {
      for (index, member) in members.enumerated() {
        member.accessibilityNextTextNavigationElement = members[(index + 1) % members.count]
        member.accessibilityPreviousTextNavigationElement =
          members[(index + members.count - 1) % members.count]
      }
    }
  }

  private static func visit(_ items: [AccessibilityItem], _ body: (AccessibilityItem) -> Void) {
    for item in items {
      body(item)
      if case .container(let inner) = item.kind { visit(inner, body) }
    }
  }
}
