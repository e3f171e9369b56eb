import CurbcutUIKit
import Testing

@testable import AccessibilityGuide

@MainActor
@Suite("The accessibility guide", .serialized)
struct GuideTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

  init() { window.isHidden = false }

  @Test("A view that draws itself is a button, whether it says so or is told so")
  func customView() {
    let controller = CustomViewController()
    controller.loadViewIfNeeded()
    for view in [CustomView(), controller.drawing] {
      #expect(view.isAccessibilityElement)
      #expect(view.accessibilityLabel == "Record")
      #expect(view.accessibilityHint == "Starts a recording.")
      #expect(view.accessibilityTraits == .button)
    }
  }

  @Test("City and temperature are heard as one")
  func weather() {
    let view = CurrentWeatherView(frame: CGRect(x: 0, y: 100, width: 300, height: 30))
    view.weatherCity.text = "Cupertino"
    view.weatherTemp.text = "25 degrees"
    window.addSubview(view)
    let tree = AccessibilityProvider.tree(of: window)
    #expect(tree.elements.map { $0.label?.string } == ["Cupertino, 25 degrees"])
    view.weatherTemp.text = "26 degrees"
    #expect(view.accessibilityLabel == "Cupertino, 26 degrees")
  }

  @Test("A letter follows the shift key; the shift key tells that it is on")
  func key() {
    let letter = BigKey("a", kind: .letter, frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(letter.accessibilityLabel == "a")
    letter.isShifted = true
    #expect(letter.accessibilityLabel == "A")
    #expect(letter.accessibilityTraits.contains(.keyboardKey))
    let shift = BigKey("Shift", kind: .shift, frame: .zero)
    #expect(!shift.accessibilityTraits.contains(.selected))
    shift.isSelected = true
    #expect(shift.accessibilityTraits.contains(.selected))
    let other = BigKey("Return", kind: .other, frame: .zero)
    other.isShifted = true
    #expect(other.accessibilityLabel == "Return")
  }

  @Test("A keyboard that shows digits posts a change of layout")
  func keyboard() {
    let listener = FunctionAPITests.Listener()
    AccessibilityChanges.shared.add(listener)
    defer { AccessibilityChanges.shared.remove(listener) }
    let key = BigKey("q", kind: .letter, frame: .zero)
    key.keyboardChangedToNumbers()
    #expect(listener.posted.map(\.0) == [.layoutChanged])
    #expect(listener.posted.first?.1 == nil)
    #expect(key.accessibilityLabel == "1")
  }

  @Test("Stars are told in words, and stay between none and five")
  func rating() {
    let view = RatingView(starCount: 1, frame: .zero)
    #expect(view.accessibilityValue == "1 star")
    view.accessibilityIncrement()
    #expect(view.accessibilityValue == "2 stars")
    for _ in 0..<9 { view.accessibilityIncrement() }
    #expect(view.starCount == 5)
    for _ in 0..<9 { view.accessibilityDecrement() }
    #expect(view.accessibilityValue == "0 stars")
    #expect(view.accessibilityTraits.contains(.adjustable))
  }

  @Test("Custom actions run by block and by selector, and tell whether they succeeded")
  func actions() {
    let row = MessageRow(
      sender: "Anna", text: "Hello", frame: CGRect(x: 0, y: 100, width: 300, height: 60))
    window.addSubview(row)
    let provider = AccessibilityProvider(window)
    provider.update()
    let element = provider.tree.elements[0]
    #expect(element.details.customActions.map(\.name.string) == ["Reply", "Delete"])
    #expect(provider.perform(.custom(0), on: element.id))
    #expect(provider.perform(.custom(1), on: element.id))
    #expect(row.done == ["reply", "delete"])
    row.canDelete = false
    #expect(!provider.perform(.custom(1), on: element.id))
    #expect(!provider.perform(.custom(2), on: element.id))
  }

  @Test("Every form of a custom action keeps what it is given")
  func actionForms() {
    let image = UIImage()
    let target = UIView()
    let name = NSAttributedString(string: "Pin")
    let forms = [
      UIAccessibilityCustomAction(name: "Pin", target: target, selector: Selector("pin")),
      UIAccessibilityCustomAction(attributedName: name, target: target, selector: Selector("pin")),
      UIAccessibilityCustomAction(name: "Pin", image: image, target: target, selector: Selector("pin")),
      UIAccessibilityCustomAction(name: "Pin") { _ in true },
      UIAccessibilityCustomAction(attributedName: name) { _ in true },
      UIAccessibilityCustomAction(name: "Pin", image: image) { _ in true },
    ]
    #expect(forms.allSatisfy { $0.name == "Pin" && $0.attributedName.string == "Pin" })
    #expect(forms[2].image === image && forms[5].image === image)
    #expect(forms[0].target === target && forms[0].actionHandler == nil)
    #expect(forms[3].category == nil)
    forms[3].category = UIAccessibilityCustomActionCategoryEdit
    #expect(forms[3].category == "UIAccessibilityCustomActionCategoryEdit")
  }

  @Test("A rotor finds the next and the previous item, and nil behind the last")
  func rotor() throws {
    let article = ArticleView(
      paragraphs: ["Hello.", "Why?", "Because.", "When?"],
      frame: CGRect(x: 0, y: 100, width: 300, height: 160))
    let rotor = try #require(article.accessibilityCustomRotors?.first)
    #expect(rotor.name == "Questions")
    #expect(rotor.systemRotorType == .none)
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    var found: [String?] = []
    for _ in 0..<3 {
      let result = rotor.itemSearchBlock(predicate)
      found.append((result?.targetElement as? UILabel)?.text)
      if let result { predicate.currentItem = result }
    }
    #expect(found == ["Why?", "When?", nil])
    predicate.searchDirection = .previous
    #expect((rotor.itemSearchBlock(predicate)?.targetElement as? UILabel)?.text == "Why?")
    let headings = UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }
    #expect(headings.systemRotorType == .heading)
    #expect(UIAccessibilityCustomRotor.SystemRotorType.landmark.rawValue == 18)
    let attributed = UIAccessibilityCustomRotor(attributedName: NSAttributedString(string: "Links")) { _ in
      nil
    }
    #expect(attributed.name == "Links")
  }

  @Test("Escape closes the sheet, a magic tap plays; both go up from the view to its controller")
  func sheet() {
    let sheet = SheetController()
    window.rootViewController = sheet
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
    label.text = "Song"
    sheet.view.addSubview(label)
    let provider = AccessibilityProvider(window)
    provider.update()
    let id = provider.tree.elements[0].id
    #expect(!provider.perform(.escape, on: id))
    var isClosed = false
    sheet.didClose = { isClosed = true }
    #expect(provider.perform(.escape, on: id))
    #expect(isClosed)
    #expect(provider.perform(.magicTap, on: id))
    #expect(sheet.isPlaying)
  }
}
