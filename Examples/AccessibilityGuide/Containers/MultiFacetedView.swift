import CurbcutUIKit

/// A view that draws shapes, each of which is an element of its own.
///
/// The elements are made when somebody first asks: without an assistive technology there are none.
public final class MultiFacetedView: UIView {
  /// What is drawn, and where, in the view's coordinates.
  public let facets: [(name: String, frame: CGRect)]
  private var madeElements: [UIAccessibilityElement]?

  public init(facets: [(name: String, frame: CGRect)], frame: CGRect) {
    self.facets = facets
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }

  /// Whether the elements were made.
  public var hasMadeElements: Bool { madeElements != nil }

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

  // The container itself is no element, for people use what is in it.
  public override var isAccessibilityElement: Bool {
    get { false }
    set { super.isAccessibilityElement = newValue }
  }

  public override func accessibilityElementCount() -> Int { accessibleElements.count }

  public override func accessibilityElement(at index: Int) -> Any? {
    accessibleElements.indices.contains(index) ? accessibleElements[index] : nil
  }

  public override func index(ofAccessibilityElement element: Any) -> Int {
    accessibleElements.firstIndex { $0 === element as AnyObject } ?? NSNotFound
  }
}
