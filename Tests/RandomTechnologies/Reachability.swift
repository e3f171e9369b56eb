import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import KeyboardAccess
import SwitchControl
import TestNumbers

/// Whether what VoiceOver stops at and acts on is reached by Switch Control and Full Keyboard Access as well.
///
/// Four kinds of elements are left to VoiceOver, as on iOS:
/// - What the app takes out (`accessibilityRespondsToUserInteraction` is false): it asks for just that, so that what is only
///   to be read costs nobody a press.
/// - What is dimmed (`notEnabled`): VoiceOver reads it, but nothing comes of using it.
/// - What only has something to say, such as a heading or a picture: VoiceOver stops there to read.
/// - What a scroll view has scrolled out of sight is not scanned by Switch Control, whose cursor shows only what can be seen;
///   there is then a stop from which that scroll view scrolls. The keyboard scrolls by itself.
@MainActor
public enum Reachability {
  /// The first element of a screen by chance that one technology reaches and another does not, in words; nil for none.
  public static func fault(seed: UInt64) -> String? {
    var numbers = SeededNumbers(seed: seed)
    let app = ModelApp()
    for _ in 0..<Int.random(in: 4...40, using: &numbers) {
      app.apply(TechnologyStep.mutation(&numbers))
      adorn(app, &numbers)
    }
    app.becomeStale()
    _ = app.bringUpToDate()
    return fault(app.tree, size: app.screenSize, groupsItems: Bool.random(using: &numbers))
  }

  /// Gives an object what few objects have.
  private static func adorn(_ app: ModelApp, _ numbers: inout SeededNumbers) {
    guard let node = app.objects.randomElement(using: &numbers) else { return }
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0:
      node.details.navigationStyle = [.separate, .combined].randomElement(using: &numbers) ?? .automatic
    case 1: node.details.customActions = [.init(name: "Share")]
    case 2: node.details.activationPoint = CGPoint(x: Double(Int.random(in: 0..<900, using: &numbers)), y: 40)
    case 3: node.scrolls = !node.isElement
    case 4: node.offset = Double(Int.random(in: -400...400, using: &numbers))
    case 5: node.traits = traits.randomElement(using: &numbers) ?? .button
    default: break
    }
  }

  /// What a double tap of VoiceOver's does something with.
  private static let traits: [AccessibilityTraits] = [
    .button, .link, .adjustable, .keyboardKey, .searchField, .toggleButton, .textEntry, .textArea,
    .secureTextField,
    .tabBarItem, .backButton, .popUpButton, .menuItem, .pickerElement, .radioButton, .allowsDirectInteraction,
    .startsMediaSession,
  ]

  static func fault(_ tree: ElementTree, size: CGSize?, groupsItems: Bool) -> String? {
    var settings = SwitchControlSettings()
    settings.groupsItems = groupsItems
    let switches = Set(SwitchReach(tree, screenSize: size, settings: settings).ways.map(\.element))
    let keys = Set(KeyboardReach(tree).ways.filter { $0.keystrokes < .max }.map(\.element))
    for index in tree.elements.indices where isUsed(tree.elements[index]) {
      let name = "“\(tree.elements[index].label?.string ?? "")” (\(index))"
      if !keys.contains(index) { return "no key leads to \(name)" }
      if !switches.contains(index), !canScroll(to: index, in: tree, size: size, switches, groupsItems) {
        return "no switch leads to \(name)"
      }
    }
    for index in switches.union(keys) where !isUsed(tree.elements[index]) {
      return "something leads to “\(tree.elements[index].label?.string ?? "")”, which is only read"
    }
    return nil
  }

  private static func isUsed(_ element: AccessibilityElement) -> Bool {
    if element.traits.contains(.notEnabled) { return false }
    if let responds = element.details.respondsToUserInteraction { return responds }
    return traits.contains(where: element.traits.contains) || !element.details.customActions.isEmpty
      || element.details.text?.isEditable == true
  }

  /// Whether there is a stop from which the scroll view scrolls that hides an element.
  private static func canScroll(
    to index: Int, in tree: ElementTree, size: CGSize?, _ reached: Set<Int>, _ groupsItems: Bool
  ) -> Bool {
    let scan = ScanTree(tree, screenSize: size, groupsItems: groupsItems)
    // From the screen as a whole everything scrolls.
    let views = tree.containers(around: index).filter { tree.containers[$0].kind == .scrollView }
    if scan.isEmpty { return !views.isEmpty }
    var clip = size.map { CGRect(origin: .zero, size: $0) } ?? .infinite
    // The outermost that is hidden has to be scrolled into sight first, by the one around it.
    var hiding: Int?
    for view in views where tree.containers[view].frame.width >= 1 && tree.containers[view].frame.height >= 1
    {
      let part = clip.intersection(tree.containers[view].frame)
      // One that lies outside the screen hides nothing by that.
      clip = hiding == nil && (part.width < 1 || part.height < 1) ? tree.containers[view].frame : part
      guard !clip.isNull, clip.width >= 1, clip.height >= 1 else { break }
      hiding = view
    }
    guard let hiding else { return false }
    let isScrolledFromItem = tree.elements(in: hiding).contains(where: reached.contains)
    // What a view inside of it does not scroll by itself, it scrolls.
    let isArea = scan.nodes.contains { node in
      guard case .scrollArea(var view) = node.kind else { return false }
      while view != hiding, let around = tree.containers[view].parent { view = around }
      return view == hiding
    }
    return isScrolledFromItem || isArea
  }
}
