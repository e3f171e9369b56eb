import CurbcutUIKit
import Foundation

/// Merges elements into one.
@MainActor
enum AccessibilityCombination {
  /// The properties of the whole. What was said of the whole itself stands.
  static func properties(
    of items: [AccessibilityItem], over own: AccessibilityProperties = AccessibilityProperties()
  ) -> AccessibilityProperties {
    var whole = own
    var words = Words()
    var buttons: [AccessibilityProperties] = []
    var pictures: [AccessibilityProperties] = []
    var acting: [AccessibilityProperties] = []
    /// Whether something else than a picture gives words.
    var hasOthers = false
    var interactive = 0
    var disabled = 0
    for part in parts(of: items) {
      whole.namedActions += part.namedActions
      whole.customContent += part.customContent
      whole.rotors += part.rotors
      whole.traits.formUnion(part.traits.intersection(kept))
      if part.traits.contains(.toggleButton) { whole.traits.formUnion(.button) }
      if whole.adjust == nil, let adjust = part.adjust {
        whole.adjust = adjust
        whole.traits.formUnion(.adjustable)
      }
      if !part.traits.isDisjoint(with: [.button, .adjustable, .toggleButton]) {
        interactive += 1
        if part.traits.contains(.notEnabled) { disabled += 1 }
      }
      // Pictures beside texts are silent, but for those that the app has given a label.
      if part.traits.contains(.image), !part.traits.contains(.button),
        part.hasPictureName || part.isSymbolOfTitle
      {
        pictures.append(part)
        continue
      }
      if part.traits.contains(.button), !part.traits.contains(.toggleButton) {
        buttons.append(part)
        continue
      }
      if !part.traits.contains(.image) { hasOthers = true }
      words.add(part, to: &whole)
      if part.defaultAction != nil { acting.append(part) }
      take(part, into: &whole)
    }
    if acting.count == 1, whole.defaultAction == nil { whole.defaultAction = acting[0].defaultAction }
    // Several cannot all be what a double tap does: each goes by the name of its element.
    if acting.count > 1 { whole.namedActions += acting.compactMap(named) }
    take(buttons, into: &whole)
    if words.isEmpty, buttons.isEmpty, whole.label == nil {
      for picture in pictures { words.add(picture, to: &whole) }
    }
    // Pictures alone are a picture.
    if !hasOthers, buttons.isEmpty, own.label == nil, !words.isEmpty { whole.traits.formUnion(.image) }
    if interactive > 0, interactive == disabled { whole.traits.formUnion(.notEnabled) }
    words.finish(&whole)
    dropRepeatedActions(of: &whole)
    return whole
  }

  /// The properties of a control from the views in its label.
  ///
  /// Their words join, but for symbols beside texts that nobody has given a label.
  ///
  /// - Parameter includesButtons: whether those of buttons among others join, too.
  static func label(of items: [AccessibilityItem], includesButtons: Bool = true) -> AccessibilityProperties {
    var parts = parts(of: items)
    if !includesButtons {
      let others = parts.filter { $0.defaultAction == nil || !$0.traits.contains(.button) }
      if !others.isEmpty { parts = others }
    }
    var whole = AccessibilityProperties()
    if parts.count == 1 {
      whole = parts[0]
      whole.sortPriority = 0
      whole.traits = parts[0].traits.intersection(kept.union(.notEnabled))
      return whole
    }
    var words = Words()
    let texts = parts.filter { !$0.traits.contains(.image) || !$0.hasPictureName }
    for part in texts.isEmpty ? parts : texts {
      words.add(part, to: &whole)
      if whole.defaultAction == nil { whole.defaultAction = part.defaultAction }
      take(part, into: &whole)
    }
    for part in parts {
      whole.namedActions += part.namedActions
      whole.customContent += part.customContent
      whole.rotors += part.rotors
      whole.inputLabels += part.inputLabels
      whole.traits.formUnion(part.traits.intersection(kept))
      // "The native `List` automatically provides the selected trait", of rows that are buttons with a checkmark
      // (CVS Health, iOS SwiftUI Accessibility Techniques, MultiSelectionListView).
      if part.isCheckmark, !part.removedTraits.contains(.selected) { whole.traits.formUnion(.selected) }
      if whole.identifier == nil { whole.identifier = part.identifier }
    }
    if !parts.isEmpty, parts.allSatisfy({ $0.traits.contains(.notEnabled) }) {
      whole.traits.formUnion(.notEnabled)
    }
    words.finish(&whole)
    dropRepeatedActions(of: &whole)
    return whole
  }

  /// The parts in the order of the source, except for what was given a priority.
  private static func parts(of items: [AccessibilityItem]) -> [AccessibilityProperties] {
    ordered(items).flatMap(\.parts)
  }

  /// The elements by their priorities, which count only among those of one container.
  private static func ordered(_ items: [AccessibilityItem]) -> [AccessibilityItem] {
    var items = items
    if items.contains(where: { $0.properties.sortPriority != 0 }) {
      items = items.enumerated().sorted { a, b in
        (-a.element.properties.sortPriority, a.offset) < (-b.element.properties.sortPriority, b.offset)
      }.map(\.element)
    }
    return items.flatMap { item in
      if case .container(let inner) = item.kind { ordered(inner) } else { [item] }
    }
  }

  /// The words of the parts.
  private struct Words {
    var labels: [AccessibilityWords] = []
    var values: [AccessibilityWords] = []
    var hints: [AccessibilityWords] = []
    var length = 0
    var isEmpty: Bool { labels.isEmpty }

    @MainActor
    mutating func add(_ part: AccessibilityProperties, to whole: inout AccessibilityProperties) {
      if let value = part.value { values.append(value) }
      if let hint = part.hint { hints.append(hint) }
      guard let label = part.label, !label.isEmpty else { return }
      if length > 0 { length += AccessibilityWords.separator.utf16.count }
      whole.links += part.links.map {
        (NSRange(location: $0.range.location + length, length: $0.range.length), $0.url)
      }
      length += label.string.length
      labels.append(label)
    }

    @MainActor
    func finish(_ whole: inout AccessibilityProperties) {
      if whole.label != nil { whole.links = [] } else { whole.label = .joined(labels) }
      if whole.value == nil { whole.value = .joined(values) }
      if whole.hint == nil { whole.hint = .joined(hints) }
    }
  }

  private static func take(_ part: AccessibilityProperties, into whole: inout AccessibilityProperties) {
    if whole.escape == nil { whole.escape = part.escape }
    if whole.magicTap == nil { whole.magicTap = part.magicTap }
    if whole.scroll == nil { whole.scroll = part.scroll }
    if whole.zoom == nil, let zoom = part.zoom {
      whole.zoom = zoom
      whole.traits.formUnion(.supportsZoom)
    }
    if whole.expandedStatus == nil { whole.expandedStatus = part.expandedStatus }
    if whole.headingLevel == nil { whole.headingLevel = part.headingLevel }
    if whole.textContentType == nil { whole.textContentType = part.textContentType }
    if whole.chart == nil { whole.chart = part.chart }
    whole.dragPoints += part.dragPoints
    whole.dropPoints += part.dropPoints
  }

  /// Buttons become actions under their names, and a single one what the whole does; their words do not join.
  private static func take(_ buttons: [AccessibilityProperties], into whole: inout AccessibilityProperties) {
    for button in buttons {
      whole.traits.formUnion(.button)
      if let action = named(button) { whole.namedActions.append(action) }
    }
    if buttons.count == 1, whole.defaultAction == nil { whole.defaultAction = buttons[0].defaultAction }
  }

  /// What a double tap on a part does, under the part's name.
  private static func named(_ part: AccessibilityProperties) -> AccessibilityProperties.NamedAction? {
    guard let action = part.defaultAction, let name = part.label else { return nil }
    return .init(name: name, action: action)
  }

  /// An action that the app names as the control that runs it is offered once.
  private static func dropRepeatedActions(of whole: inout AccessibilityProperties) {
    guard whole.namedActions.count > 1 else { return }
    var names: Set<String> = []
    whole.namedActions.removeAll { !names.insert($0.name.string.string).inserted }
  }

  /// Traits of a part that the whole has too.
  private static let kept: UIAccessibilityTraits = [
    .header, .link, .selected, .updatesFrequently, .searchField, .playsSound, .startsMediaSession,
    .summaryElement, .causesPageTurn, .toggleButton, .allowsDirectInteraction,
  ]
}
