import Foundation

/// One stop of an assistive technology's cursor: everything that iOS knows about an accessibility element.
///
/// A plain value. The attributes that most elements have are stored inline; the rest share one box, so that a
/// screen of ten thousand labels takes little memory.
public struct AccessibilityElement: Sendable {
  /// The provider's identifier for the object behind the element; stable for the object's lifetime.
  public typealias ID = UInt64

  /// Unique among the elements of one provider; 0 for an element made by hand.
  public var id: ID
  /// What the element is called; nil when it has no name.
  public var label: AccessibilityText?
  /// The element's current value: the text of a field, the state of a switch; nil for none.
  public var value: AccessibilityText?
  /// What activating the element does, spoken after a pause; nil for none.
  public var hint: AccessibilityText?
  /// What the element is and how it behaves.
  public var traits: AccessibilityTraits
  /// In points, in screen coordinates.
  public var frame: CGRect
  /// Never spoken; for automation.
  public var identifier: String?
  /// The class behind the element, if the provider knows it.
  public var type: Any.Type?
  /// The attributes that few elements have; nil when none is set.
  @usableFromInline var box: Box?

  /// Creates an element; anything left out is as if the app had not set it. The frame is in points, in screen
  /// coordinates.
  @inlinable
  public init(
    id: ID = 0, label: AccessibilityText? = nil, value: AccessibilityText? = nil,
    hint: AccessibilityText? = nil, traits: AccessibilityTraits = [], frame: CGRect = .zero,
    identifier: String? = nil, type: Any.Type? = nil, details: Details? = nil
  ) {
    self.id = id
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.frame = frame
    self.identifier = identifier
    self.type = type
    self.box = details.map(Box.init)
  }

  /// The attributes that few elements have. Setting any of them allocates the box.
  public var details: Details {
    get { box?.details ?? Details() }
    set {
      if newValue == Details() {
        box = nil
      } else {
        box = Box(newValue)
      }
    }
  }

  /// True when ``details`` holds anything.
  @inlinable
  public var hasDetails: Bool { box != nil }

  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let details: Details

    @usableFromInline
    init(_ details: Details) { self.details = details }
  }

  /// The name of the class behind the element, as the app's author knows it.
  public var className: String? {
    if let box, let name = box.details.className { return name }
    return type.map { String(describing: $0) }
  }

  /// The point that activation taps, in screen coordinates.
  public var activationPoint: CGPoint {
    details.activationPoint ?? defaultActivationPoint
  }

  /// The centre of the frame, or of the path's bounding box when the frame is empty.
  public var defaultActivationPoint: CGPoint {
    if frame.isEmpty, let path = details.path { return path.boundingBox.center }
    return frame.center
  }
}

extension AccessibilityElement: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.id == b.id && a.label == b.label && a.value == b.value && a.hint == b.hint
      && a.traits == b.traits && a.frame == b.frame && a.identifier == b.identifier
      && a.type == b.type && (a.box === b.box || a.details == b.details)
  }
}

extension AccessibilityElement {
  /// The area outlined by the cursor and reached by touch: the path's bounds if there is a path, otherwise
  /// the frame.
  public var bounds: CGRect {
    guard box != nil, let path = details.path, !path.isEmpty, path.isFinite else { return frame }
    return path.boundingBox
  }

  /// True when the element is less than a point wide or high; VoiceOver leaves such elements out.
  @inlinable
  public var isTooSmallToTouch: Bool {
    if frame.width >= 1, frame.height >= 1 { return false }
    if box == nil { return true }
    let bounds = bounds
    return !(bounds.width >= 1 && bounds.height >= 1)
  }
}

extension CGRect {
  /// The centre of the rectangle.
  package var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// True when none of its components is NaN or infinite.
  @usableFromInline var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
