import CurbcutCoreLocation
import CurbcutGraphics
@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// The view of an annotation.
///
/// It is a button for assistive technologies, called as the annotation's title and second line.
/// Follows <https://developer.apple.com/documentation/mapkit/mkannotationview>.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// What the view stands for.
  open var annotation: (any MKAnnotation)? {
    didSet {
      annotationTextsDidChange()
      stage?.annotationDidChange(of: self)
    }
  }
  /// The name under which the view can be used again; nil where it cannot.
  public let reuseIdentifier: String?

  /// What the map that shows the view does for it.
  final weak var stage: AnnotationStage?
  private var imageView: UIImageView?

  /// Creates a view for an annotation.
  ///
  /// - Parameters:
  ///   - annotation: what the view stands for.
  ///   - reuseIdentifier: the name under which the view can be used again; nil where it cannot.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
    receive(annotation)
  }

  /// Sets the annotation by its property, so that a subclass that observes it hears of the first one, too, as on iOS.
  private func receive(_ annotation: (any MKAnnotation)?) {
    if let annotation { self.annotation = annotation }
  }

  public override convenience init(frame: CGRect) {
    self.init(annotation: Self.next?.annotation, reuseIdentifier: Self.next?.identifier)
    // A class that knows its size keeps it where none is given.
    if frame != .zero { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  /// Sets up the look of a class of this module.
  func setUp() {
    isOpaque = false
    backgroundColor = .clear
  }

  /// What the view that is being created by its class alone is for.
  private static var next: (annotation: any MKAnnotation, identifier: String?)?

  /// Creates a view of a class that is known only at run time.
  static func make(_ type: MKAnnotationView.Type, for annotation: any MKAnnotation, identifier: String?)
    -> MKAnnotationView
  {
    next = (annotation, identifier)
    defer { next = nil }
    guard let view = ObjectMaking.make(type as AnyClass) as? MKAnnotationView else {
      return MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
    if view.annotation !== annotation { view.annotation = annotation }
    return view
  }

  // MARK: Appearance

  /// The picture, which gives the view its size; nil by default.
  open var image: UIImage? {
    didSet {
      guard let image else {
        imageView?.removeFromSuperview()
        imageView = nil
        return
      }
      let middle = center
      bounds.size = image.size
      center = middle
      let view = imageView ?? UIImageView()
      if imageView == nil {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        imageView = view
      }
      view.image = image
      view.frame = bounds
      stage?.placeDidChange(of: self)
    }
  }

  /// How far the middle of the view is from the place on the map, in points; zero by default.
  open var centerOffset = CGPoint.zero { didSet { stage?.placeDidChange(of: self) } }
  /// How far the middle of the view is from the place, before the app's own offset.
  var ownOffset: CGPoint { .zero }
  /// Whether a finger rests on the view; false by default.
  open var isHighlighted = false

  /// The texts of the annotation have changed.
  func annotationTextsDidChange() { AccessibilityChanges.shared.attributesChanged(of: self) }

  // MARK: Selection

  /// Whether the annotation can be selected; true by default.
  open var isEnabled = true { didSet { AccessibilityChanges.shared.attributesChanged(of: self) } }
  /// Whether the annotation is selected. A map sets it by ``setSelected(_:animated:)``.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      selectionDidChange()
      AccessibilityChanges.shared.attributesChanged(of: self)
    }
  }

  /// Selects the view, or ends the selection. Only a map should call it.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// The view looks different while it is selected.
  func selectionDidChange() {}

  // MARK: Callout

  /// Whether a bubble with the annotation's texts is shown while the annotation is selected; false by default.
  open var canShowCallout = false { didSet { stage?.calloutDidChange(of: self) } }
  /// How far the bubble is from the middle of the view's upper edge, in points; zero by default.
  open var calloutOffset = CGPoint.zero { didSet { stage?.calloutDidChange(of: self) } }
  /// What stands before the texts of the bubble; nil by default.
  open var leftCalloutAccessoryView: UIView? { didSet { stage?.calloutDidChange(of: self) } }
  /// What stands after the texts of the bubble; nil by default.
  open var rightCalloutAccessoryView: UIView? { didSet { stage?.calloutDidChange(of: self) } }
  /// What stands below the title of the bubble, instead of the second line; nil by default.
  open var detailCalloutAccessoryView: UIView? { didSet { stage?.calloutDidChange(of: self) } }

  // MARK: Dragging

  /// Whether the person can move the annotation to another place; false by default.
  open var isDraggable = false
  /// How far dragging has come.
  open var dragState = DragState.none

  /// Sets how far dragging has come. A class that shows it overrides this.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  // MARK: Other annotations

  /// Views with the same name form a cluster where they collide; nil, the default, for none.
  open var clusteringIdentifier: String? { didSet { stage?.crowdDidChange() } }
  /// The view of the cluster that the annotation is in; nil where it is in none.
  open internal(set) weak var cluster: MKAnnotationView?
  /// How important it is that the view is shown where it collides with others; required by default.
  open var displayPriority = MKFeatureDisplayPriority.required { didSet { stage?.crowdDidChange() } }
  /// What of the view stands in the way of others; its rectangle by default.
  open var collisionMode = CollisionMode.rectangle { didSet { stage?.crowdDidChange() } }
  /// Which views the view stands before while it is not selected.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected { didSet { stage?.orderDidChange() } }
  /// Which views the view stands before while it is selected.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected {
    didSet { stage?.orderDidChange() }
  }

  // MARK: Reuse

  /// Called before the view is given out for another annotation.
  open func prepareForReuse() {}
  /// Called before the view is shown.
  open func prepareForDisplay() {}

  // MARK: Accessibility

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: MKAnnotationView.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.label = { view in view.spokenTexts.isEmpty ? nil : view.spokenTexts.joined(separator: ", ") }
    answers.traits = { view in
      var traits: UIAccessibilityTraits = view.isEnabled ? .button : .none
      if view.isSelected { traits.insert(.selected) }
      return traits
    }
  }

  /// What the view is called.
  var spokenTexts: [String] { annotation?.texts ?? [] }
}
