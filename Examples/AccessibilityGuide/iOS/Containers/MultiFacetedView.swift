import UIKit

/// A view that draws shapes, each of which is an element of its own.
///
/// The elements are created on first access: without an assistive technology there are none.
final class MultiFacetedView: UIView {
  /// What is drawn, and where, in the view's coordinates.
  let facets: [(name: String, frame: CGRect)]
  private var madeElements: [UIAccessibilityElement]?

  init(facets: [(name: String, frame: CGRect)], frame: CGRect) {
    self.facets = facets
    super.init(frame: frame)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    facets.reduce(CGRect.zero) { $0.union($1.frame) }.size
  }

  override func draw(_ rect: CGRect) {
    UIColor.label.set()
    for facet in facets {
      UIBezierPath(rect: facet.frame.insetBy(dx: 1, dy: 1)).stroke()
      (facet.name as NSString).draw(
        at: CGPoint(x: facet.frame.minX + 8, y: facet.frame.minY + 8),
        withAttributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    }
  }

  /// Whether the elements have been created.
  var hasMadeElements: Bool { madeElements != nil }

  private var accessibleElements: [UIAccessibilityElement] {
    if let madeElements { return madeElements }
    let made = facets.map { facet in
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = facet.name
      element.accessibilityFrameInContainerSpace = facet.frame
      return element
    }
    madeElements = made
    return made
  }

  // The container itself is not an element: people use what is in it.
  override var isAccessibilityElement: Bool {
    get { false }
    set { super.isAccessibilityElement = newValue }
  }

  override func accessibilityElementCount() -> Int { accessibleElements.count }

  override func accessibilityElement(at index: Int) -> Any? {
    accessibleElements.indices.contains(index) ? accessibleElements[index] : nil
  }

  override func index(ofAccessibilityElement element: Any) -> Int {
    accessibleElements.firstIndex { $0 === element as AnyObject } ?? NSNotFound
  }
}
