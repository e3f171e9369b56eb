import AccessibilityTree
import Audit
import DeviceSettings
import Foundation

/// A screen of 390 by 844 points, made of nodes by hand.
struct TestScreen {
  var screen = AuditedScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), nodes: [])
  private var nextTop = 50.0

  /// A screen that was changed by hand.
  init(_ screen: AuditedScreen) { self.screen = screen }

  init(background: String? = "#FFFFFF", language: String = "en") {
    screen.language = language
    var root = AuditedNode(AccessibilityElement(frame: screen.bounds), exposure: .none, appearance: 0)
    root.element.details.className = "UIView"
    var appearance = ElementAppearance()
    if let color = background.flatMap(AuditColor.init(hex:)) { appearance.background = .color(color) }
    screen.nodes = [root]
    screen.appearances = [appearance]
  }

  /// Adds an element below those before it, or where it is told to stand.
  @discardableResult
  mutating func add(
    _ label: String?, _ traits: AccessibilityTraits = [], value: String? = nil, hint: String? = nil,
    frame: CGRect? = nil, kind: ViewKind? = nil, exposure: AuditedNode.Exposure = .element, parent: Int = 0,
    _ change: (inout AccessibilityElement, inout ElementAppearance) -> Void = { _, _ in }
  ) -> Int {
    let place = frame ?? CGRect(x: 16, y: nextTop, width: 200, height: 44)
    if frame == nil { nextTop += 60 }
    var element = AccessibilityElement(
      id: UInt64(screen.nodes.count), label: label.map { AccessibilityText($0) },
      value: value.map { AccessibilityText($0) }, hint: hint.map { AccessibilityText($0) }, traits: traits,
      frame: place)
    var appearance = ElementAppearance()
    appearance.kind = kind
    appearance.viewFrame = place
    change(&element, &appearance)
    screen.nodes.append(
      AuditedNode(element, parent: parent, exposure: exposure, appearance: screen.appearances.count))
    screen.appearances.append(appearance)
    return screen.nodes.count - 1
  }

  /// Adds a text in a colour.
  @discardableResult
  mutating func text(
    _ words: String, _ color: String, size: Double = 17, bold: Bool = false, frame: CGRect? = nil,
    parent: Int = 0,
    _ change: (inout AccessibilityElement, inout ElementAppearance) -> Void = { _, _ in }
  ) -> Int {
    add(words, .staticText, frame: frame, kind: .label, parent: parent) { element, appearance in
      appearance.text = words
      appearance.textColor = AuditColor(hex: color).map { .color($0) } ?? .notKnown
      appearance.font = TextFont(pointSize: size, isBold: bold)
      change(&element, &appearance)
    }
  }

  /// What a rule says of a node: nil where it does not apply.
  func verdict(
    _ rule: any AuditRule.Type, of node: Int?, _ options: AuditOptions = AuditOptions()
  ) -> AuditJudgement.Verdict? {
    judgement(rule, of: node, options)?.verdict
  }

  func judgement(
    _ rule: any AuditRule.Type, of node: Int?, _ options: AuditOptions = AuditOptions()
  ) -> AuditJudgement? {
    var outcome = RuleOutcome(keepsPasses: true)
    rule.init().judge(JudgedScreen(screen, options: options, keepsFigures: true), into: &outcome)
    return outcome.judgements.first { $0.node == node }?.judgement
  }

  /// What a rule says of a single element.
  static func verdict(
    _ rule: any AuditRule.Type, _ label: String?, _ traits: AccessibilityTraits = .button,
    value: String? = nil,
    hint: String? = nil, kind: ViewKind? = nil, language: String = "en",
    _ change: (inout AccessibilityElement, inout ElementAppearance) -> Void = { _, _ in }
  ) -> AuditJudgement.Verdict? {
    var screen = TestScreen(language: language)
    let node = screen.add(label, traits, value: value, hint: hint, kind: kind, change)
    return screen.verdict(rule, of: node)
  }
}
