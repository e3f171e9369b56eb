import CurbcutUIKit
import Testing

@testable import AccessibilityGuide

@MainActor
@Suite("Containers, by array and by the methods that count", .serialized)
struct ContainerAPITests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

  init() { window.isHidden = false }

  private func labels() -> [String] {
    AccessibilityProvider.tree(of: window).elements.map { $0.label?.string ?? "" }
  }

  @Test("An array answers the methods that count")
  func array() {
    let view = UIView()
    #expect(view.accessibilityElements == nil)
    #expect(view.accessibilityElementCount() == NSNotFound)
    #expect(view.accessibilityElement(at: 0) == nil)
    let elements = [UIAccessibilityElement(accessibilityContainer: view), UIView()] as [UIResponder]
    view.accessibilityElements = elements
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIView === elements[1])
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.accessibilityElement(at: -1) == nil)
    #expect(view.index(ofAccessibilityElement: elements[0]) == 0)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }

  @Test("An array that a class computes answers them too")
  func computedArray() {
    final class Container: UIView {
      let first = UILabel()
      override var accessibilityElements: [Any]? {
        get { [first] }
        set {}
      }
    }
    let container = Container()
    #expect(container.accessibilityElementCount() == 1)
    #expect(container.index(ofAccessibilityElement: container.first) == 0)
  }

  @Test("Elements that the methods count are made when first asked for, and read in their order")
  func methods() {
    let view = MultiFacetedView(
      facets: [
        ("Circle", CGRect(x: 100, y: 0, width: 50, height: 50)),
        ("Square", CGRect(x: 0, y: 0, width: 50, height: 50)),
      ],
      frame: CGRect(x: 20, y: 100, width: 200, height: 50))
    window.addSubview(view)
    #expect(!view.hasMadeElements)
    #expect(!view.isAccessibilityElement)
    #expect(labels() == ["Circle", "Square"])
    #expect(view.hasMadeElements)
    let second = view.accessibilityElement(at: 1) as? UIAccessibilityElement
    #expect(second.map { view.index(ofAccessibilityElement: $0) } == 1)
    #expect(second?.accessibilityFrame == CGRect(x: 20, y: 100, width: 50, height: 50))
    #expect(view.index(ofAccessibilityElement: window) == NSNotFound)
  }

  @Test("The order of the array is the order of reading; the frames follow the container")
  func palette() {
    let palette = PaletteView(
      colors: [.red, .green, .blue], frame: CGRect(x: 0, y: 100, width: 132, height: 44))
    window.addSubview(palette)
    #expect(labels() == ["blue", "green", "red"])
    palette.frame.origin.y = 300
    #expect(palette.swatches[1].accessibilityFrame == CGRect(x: 44, y: 300, width: 44, height: 44))
    #expect(palette.swatches[1].accessibilityContainer === palette)
    #expect(palette.swatches[1].isAccessibilityElement)
  }

  @Test("A table tells each cell's row and column and the headers above it")
  func table() {
    let table = TimetableView(
      rows: [["Line", "Leaves"], ["7", "10:15"], ["12", "10:20"]],
      frame: CGRect(x: 0, y: 100, width: 200, height: 132))
    window.addSubview(table)
    #expect(table.accessibilityRowCount() == 3)
    #expect(table.accessibilityColumnCount() == 2)
    #expect(table.accessibilityDataTableCellElement(forRow: 9, column: 0) == nil)
    #expect(table.accessibilityHeaderElements(forRow: 1) == nil)
    let cell = table.accessibilityDataTableCellElement(forRow: 2, column: 1)
    #expect(cell?.accessibilityRowRange() == NSRange(location: 2, length: 1))
    let tree = AccessibilityProvider.tree(of: window)
    #expect(tree.elements.map { $0.label?.string } == ["Line", "Leaves", "7", "10:15", "12", "10:20"])
    #expect(tree.containers.contains { $0.kind == .dataTable && $0.rowCount == 3 && $0.columnCount == 2 })
  }

  @Test("An element finds what is at a point, as VoiceOver does")
  func hitTest() {
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    label.text = "Hello"
    window.addSubview(view)
    view.addSubview(label)
    #expect(view.accessibilityHitTest(CGPoint(x: 20, y: 20), event: nil) as? UILabel === label)
    #expect(view.accessibilityHitTest(CGPoint(x: 150, y: 150), event: nil) == nil)
    #expect(window.accessibilityHitTest(CGPoint(x: 70, y: 120), event: nil) as? UILabel === label)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrame = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(
      element.accessibilityHitTest(CGPoint(x: 3, y: 3), event: nil) as? UIAccessibilityElement === element)
    #expect(element.accessibilityHitTest(CGPoint(x: 6, y: 3), event: nil) == nil)
  }

  @Test("Text that knows of no lines says so")
  func lines() {
    let view = UIView()
    #expect(view.accessibilityLineStartPositionFromCurrentSelection() == NSNotFound)
    #expect(view.accessibilityLineEndPositionFromCurrentSelection() == NSNotFound)
    #expect(view.accessibilityLineRange(forPosition: 3).location == NSNotFound)
  }

  @Test("Content that is read line by line gives its lines with and without attributes")
  func readingContent() {
    final class Page: UIView, UIAccessibilityReadingContent {
      let lines = ["Call me", "Ishmael."]
      func accessibilityLineNumber(for point: CGPoint) -> Int {
        let line = Int(point.y / 20)
        return lines.indices.contains(line) ? line : NSNotFound
      }
      func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
        lines.indices.contains(lineNumber) ? lines[lineNumber] : nil
      }
      func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect {
        CGRect(x: 0, y: lineNumber * 20, width: 100, height: 20)
      }
      func accessibilityPageContent() -> String? { lines.joined(separator: " ") }
    }
    let page = Page()
    #expect(page.accessibilityLineNumber(for: CGPoint(x: 5, y: 25)) == 1)
    #expect(page.accessibilityAttributedContent(forLineNumber: 1)?.string == "Ishmael.")
    #expect(page.accessibilityAttributedContent(forLineNumber: 2) == nil)
    #expect(page.accessibilityAttributedPageContent()?.string == "Call me Ishmael.")
  }

  @Test("Places to drag from and drop to carry a name and a point in a view")
  func locations() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.accessibilityDragSourceDescriptors == nil)
    view.accessibilityDragSourceDescriptors = [
      UIAccessibilityLocationDescriptor(name: "Photo", view: view),
      UIAccessibilityLocationDescriptor(name: "Title", point: CGPoint(x: 1, y: 2), in: view),
    ]
    view.accessibilityDropPointDescriptors = []
    #expect(
      view.accessibilityDragSourceDescriptors?.map(\.point) == [CGPoint(x: 50, y: 20), CGPoint(x: 1, y: 2)])
    #expect(view.accessibilityDragSourceDescriptors?.first?.attributedName.string == "Photo")
    #expect(view.accessibilityDragSourceDescriptors?.first?.view === view)
    #expect(view.accessibilityDropPointDescriptors?.isEmpty == true)
  }

  @Test("A text input responder is held weakly")
  func textInput() {
    let view = UIView()
    var field: UITextField? = UITextField()
    view.accessibilityTextInputResponder = field
    #expect(view.accessibilityTextInputResponder === field)
    field = nil
    #expect(view.accessibilityTextInputResponder == nil)
  }

  @Test("Facts on demand come from classes that provide them")
  func customContent() {
    let card = DogCard(
      name: "Otto", facts: [("Breed", "Shiba"), ("Age", "3 years")],
      frame: CGRect(x: 0, y: 100, width: 200, height: 80))
    window.addSubview(card)
    let content = AccessibilityProvider.tree(of: window).elements.first?.details.customContent
    #expect(content?.map(\.label.string) == ["Breed", "Age"])
    #expect(content?.map(\.isImportant) == [true, false])
    card.accessibilityCustomContent = nil
    #expect(AccessibilityProvider.tree(of: window).elements.first?.details.customContent.isEmpty == true)
  }

  @Test("A block of facts answers in place of the property")
  func customContentBlock() {
    final class Card: UIView, AXCustomContentProvider {
      var accessibilityCustomContent: [AXCustomContent]! = []
      var accessibilityCustomContentBlock: AXCustomContentReturnBlock? = {
        [AXCustomContent(label: "Size", value: "Small")]
      }
    }
    let card = Card(frame: CGRect(x: 0, y: 100, width: 200, height: 80))
    card.isAccessibilityElement = true
    window.addSubview(card)
    let content = AccessibilityProvider.tree(of: window).elements.first?.details.customContent
    #expect(content?.map(\.value.string) == ["Small"])
  }

  @Test("A chart tells what it shows")
  func chart() {
    let chart = SalesChart(
      sales: [("Jan", 3), ("Feb", 9)], frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let descriptor = chart.accessibilityChartDescriptor
    #expect(descriptor?.summary == "The best month was Feb.")
    #expect(descriptor.map { AudioGraph($0).tones.count } == 2)
    #expect(descriptor.map { ChartDescription($0).axes.map(\.title) } == ["Month", "Sold"])
  }
}
