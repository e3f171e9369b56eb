import Foundation

/// How the texts of a table row become accessibility elements.
package enum RowGrouping: Sendable {
  /// As for VoiceOver: the texts of a row are one element, "Title, detail", with the traits of the row.
  case combined
  /// As for UI automation: every text is an element of its own, and the row is not one.
  case separate
}

extension UITableViewCell {
  /// How table rows are exposed to assistive technologies; this is the only place where it is decided.
  ///
  /// Two sources seem to contradict each other. `reference/api_uikit.md` §15 and `reference/voiceover.md` §4 say
  /// that a row is one element, with a label joined from its texts, the trait "Button" if it pushes a screen, and
  /// the accessory button as a separate element. The real iOS 26 tree
  /// `corpus/mobium-ios26/ios26-netnewswire-settings.sheet.xml` lists rows with `accessible="false"` and the texts
  /// in them with `accessible="true"`. Both are true: the tree was recorded through XCTest, and when automation is
  /// enabled, UIKit splits rows up so that a test can find each text. VoiceOver users get the combined row, so that
  /// is the default; a comparison with such a tree sets `.separate`.
  ///
  /// In both cases, a row that contains controls of its own (a field, a button, a switch in the content) is split
  /// up, and only a disclosure indicator makes a row a button (in the same tree, rows that push have the trait, but
  /// the selectable row "Open System Settings", which has no indicator, does not). The combined row also has the
  /// traits of its texts, as system rows do: "StaticText, Button" (`ios26-settings-root.xml`).
  package static var rowGrouping = RowGrouping.combined

  /// The row's texts in reading order, joined as iOS joins them.
  final var joinedText: String? {
    let texts: [String]
    if contentConfigurationView == nil, style != nil {
      texts = [builtInViews.text, builtInViews.detail].compactMap { label in
        label.flatMap { $0.isHidden ? nil : $0.accessibilityLabel }
      }
      if let joined = RowContents.join(texts) { return joined }
    }
    return contents.joinedText
  }

  /// The accessibility properties of the row.
  struct AccessibilityParts {
    var isOneElement = false
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = .none
    var elements: [Any]?
  }

  final var accessibilityParts: AccessibilityParts {
    guard let pass = ReadingPass.current else { return makeAccessibilityParts() }
    if let known = knownParts, known.pass == pass { return known.parts }
    let made = makeAccessibilityParts()
    knownParts = (pass, made)
    return made
  }

  private func makeAccessibilityParts() -> AccessibilityParts {
    var parts = AccessibilityParts()
    parts.traits = rowTraits
    guard Self.rowGrouping == .combined else { return parts }
    let inside = contents
    let controls = inside.controls
    parts.label = joinedText
    parts.traits.formUnion(inside.passiveTraits)
    switch controls.count {
    case 0 where !isEditing || editingStyle == .none:
      parts.isOneElement = parts.label != nil || accessibilityStorage?.label != nil
    case 1 where controls[0] === accessoryView && controls[0] is UISwitch:
      // The row acts as the switch: "Wi-Fi, switch button, on".
      parts.isOneElement = true
      parts.value = controls[0].accessibilityValue
      parts.traits.formUnion(controls[0].accessibilityTraits)
    case 1 where controls[0] === accessory.detailButton:
      parts.elements = [textElement, controls[0]]
    default:
      break
    }
    return parts
  }

  /// What the row adds to the traits of its texts.
  final var rowTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .none
    if accessoryView == nil, accessoryType == .disclosureIndicator || accessoryType == .detailDisclosureButton
    {
      traits.insert(.button)
    }
    if isSelected || (accessoryView == nil && accessoryType == .checkmark) { traits.insert(.selected) }
    return traits
  }

  private var contents: RowContents {
    RowContents(of: self, from: subviews.filter { $0 !== separator && !($0 is CellBackground) })
  }

  /// Does what a tap on the row does.
  final func activateForAccessibility() -> Bool {
    if let control = accessoryView as? UISwitch, Self.rowGrouping == .combined {
      guard control.isEnabled else { return false }
      control.setOn(!control.isOn, animated: true)
      control.sendActions(for: [.valueChanged, .primaryActionTriggered])
      accessibilityAttributesDidChange()
      return true
    }
    guard let table else { return false }
    return table.userDidTap(self)
  }
}

/// The element for the texts of a row that has a detail button beside them.
final class CellTextElement: UIAccessibilityElement {
  private weak var cell: UITableViewCell?

  init(cell: UITableViewCell) {
    self.cell = cell
    super.init(accessibilityContainer: cell)
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: CellTextElement.self, over: UIAccessibilityElement.accessibilityDefaults
  ) { answers, _ in
    answers.label = { element in element.cell?.accessibilityLabel }
    answers.value = { element in element.cell?.accessibilityValue }
    answers.hint = { element in element.cell?.accessibilityHint }
    answers.traits = { element in element.cell?.accessibilityTraits ?? .staticText }
    answers.identifier = { element in element.cell?.accessibilityIdentifier }
    answers.frame = { element in
      guard let cell = element.cell else { return .zero }
      return cell.contentView.accessibilityFrame
    }
    answers.systemCustomActions = { element in element.cell?.offeredCustomActions ?? [] }
    answers.activate = { element in element.cell?.accessibilityActivate() ?? false }
  }
}
