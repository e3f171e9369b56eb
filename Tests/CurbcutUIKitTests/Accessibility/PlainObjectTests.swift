import AccessibilityTree
import AssistiveTechnology
import Foundation
import Testing

@testable import CurbcutUIKit

/// A class of an app as it is after lowering: what it overrides on iOS is its own here, and registered.
private final class PlainRow: NSObject {
  let text: String
  var focused = 0
  var activated = 0

  init(_ text: String) { self.text = text }

  var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  @MainActor var accessibilityLabel: String? {
    get { "\(text), \(super.accessibilityLabel ?? "nothing set")" }
    set { super.accessibilityLabel = newValue }
  }
  func accessibilityActivate() -> Bool {
    activated += 1
    return true
  }
  func accessibilityElementDidBecomeFocused() { focused += 1 }
}

@MainActor
private let registered: Void = {
  ObjCRuntime.register(PlainRow.self) { c in
    c.property(
      "isAccessibilityElement", get: { $0.isAccessibilityElement }, set: { $0.isAccessibilityElement = $1 })
    c.property(
      "accessibilityLabel", get: { row in MainActor.assumeIsolated { row.accessibilityLabel } },
      set: { row, text in MainActor.assumeIsolated { row.accessibilityLabel = text } })
    c.method("accessibilityActivate") { row, _ in row.accessibilityActivate() }
    c.method("accessibilityElementDidBecomeFocused") { row, _ in row.accessibilityElementDidBecomeFocused() }
  }
}()

@MainActor
@Suite("Objects that are no more than NSObjects are read")
struct PlainObjectTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  private let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))

  init() {
    window.isHidden = false
    window.addSubview(view)
    _ = registered
  }

  private func object(_ label: String, _ y: CGFloat) -> NSObject {
    let object = NSObject()
    object.isAccessibilityElement = true
    object.accessibilityLabel = label
    object.accessibilityFrame = CGRect(x: 10, y: y, width: 100, height: 20)
    return object
  }

  private func labels(_ provider: AccessibilityProvider) -> [String] {
    provider.update()
    return provider.tree.elements.map { $0.label?.string ?? "" }
  }

  @Test("by the attributes that were set on them, in the order of the list")
  func stored() throws {
    let (first, second) = (object("One", 200), object("Two", 150))
    first.accessibilityTraits = .button
    first.accessibilityValue = "on"
    first.accessibilityHint = "Does it."
    first.accessibilityLanguage = "de"
    first.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "More") { _ in true }]
    view.accessibilityElements = [first, NSObject(), second]
    let provider = AccessibilityProvider(window)
    #expect(labels(provider) == ["One", "Two"])
    let element = try #require(provider.tree.elements.first)
    #expect(element.traits == .button)
    #expect(element.value?.string == "on")
    #expect(element.hint?.string == "Does it.")
    #expect(element.frame == CGRect(x: 10, y: 200, width: 100, height: 20))
    #expect(element.details.language == "de")
    #expect(element.details.customActions.map(\.name.string) == ["More"])
    #expect(provider.perform(.custom(0), on: element.id))
  }

  @Test("a change is heard, and an element stays itself")
  func changes() throws {
    let one = object("One", 200)
    view.accessibilityElements = [one]
    let provider = AccessibilityProvider(window)
    provider.update()
    let id = try #require(provider.tree.elements.first).id
    one.accessibilityLabel = "Two"
    #expect(provider.update() == .attributes([0]))
    #expect(provider.tree.elements.map(\.label?.string) == ["Two"])
    #expect(provider.tree.elements.first?.id == id)
    one.isAccessibilityElement = false
    #expect(labels(provider).isEmpty)
  }

  @Test("an app's class says its own, what was set stays below it")
  func overridden() throws {
    let row = PlainRow("Row")
    row.accessibilityFrame = CGRect(x: 10, y: 200, width: 100, height: 20)
    view.accessibilityElements = [row]
    let provider = AccessibilityProvider(window)
    #expect(labels(provider) == ["Row, nothing set"])
    row.accessibilityLabel = "set"
    #expect(labels(provider) == ["Row, set"])
    let id = try #require(provider.tree.elements.first).id
    #expect(provider.perform(.activate, on: id))
    #expect(row.activated == 1)
    provider.cursorMoved(to: Focus(element: id), of: "voiceOver")
    #expect(row.focused == 1)
    #expect(UIAccessibility.focusedElement(using: nil) as AnyObject === row)
    provider.cursorMoved(to: Focus(element: nil), of: "voiceOver")
  }

  @Test("a tap meets what lies where the object is")
  func activation() throws {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 90, width: 200, height: 44)
    view.addSubview(button)
    let cover = object("Cover", 200)
    view.accessibilityElements = [cover]
    let provider = AccessibilityProvider(window)
    provider.update()
    #expect(provider.perform(.activate, on: try #require(provider.tree.elements.first).id))
    #expect(taps == 1)
  }

  @Test("a plain object may hold elements, and be where the cursor is sent")
  func containers() throws {
    let group = NSObject()
    let inner = object("Inner", 200)
    group.accessibilityElements = [inner]
    view.accessibilityElements = [group, object("After", 250)]
    let provider = AccessibilityProvider(window)
    #expect(labels(provider) == ["Inner", "After"])
    UIAccessibility.post(notification: .layoutChanged, argument: inner)
    let id = try #require(provider.tree.elements.first).id
    #expect(provider.takeNotifications() == [.layoutChanged(.element(id))])
  }

  @Test("what is no object is passed over")
  func others() {
    view.accessibilityElements = ["text", 3, object("One", 200)]
    #expect(labels(AccessibilityProvider(window)) == ["One"])
  }
}
