import CurbcutFoundation
import Foundation

extension AccessibleObject: AssociationOwner {}

extension UIView {
  /// Makes a change that affects some of the view's properties, and notifies their key-value observers.
  final func tellingObservers(_ keys: String..., of change: () -> Void) {
    guard ObjCRuntime.isObserving else { return change() }
    for key in keys { ObjCRuntime.willChange(self, key) }
    change()
    for key in keys { ObjCRuntime.didChange(self, key) }
  }

  /// Registers the properties that apps observe, or read and set by key.
  fileprivate nonisolated static func registerProperties() {
    ObjCRuntime.register(UIView.self) { type in
      type.property("frame", get: { $0.frame }, set: { $0.frame = $1 })
      type.property("bounds", get: { $0.bounds }, set: { $0.bounds = $1 })
      type.property("center", get: { $0.center }, set: { $0.center = $1 })
      type.property("transform", get: { $0.transform }, set: { $0.transform = $1 })
      type.property("alpha", get: { $0.alpha }, set: { $0.alpha = $1 })
      type.property("isHidden", get: { $0.isHidden }, set: { $0.isHidden = $1 })
      type.property("tag", get: { $0.tag }, set: { $0.tag = $1 })
      type.property("backgroundColor", get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 })
      type.property("tintColor", get: { $0.tintColor }, set: { $0.tintColor = $1 })
      type.property("clipsToBounds", get: { $0.clipsToBounds }, set: { $0.clipsToBounds = $1 })
      type.property(
        "isUserInteractionEnabled", get: { $0.isUserInteractionEnabled },
        set: { $0.isUserInteractionEnabled = $1 })
      type.property("layer", get: { $0.layer })
      type.property("superview", get: { $0.superview })
      type.property("subviews", get: { $0.subviews })
      type.property("window", get: { $0.window })
    }
    ObjCRuntime.register(UIScrollView.self) { type in
      type.property("contentOffset", get: { $0.contentOffset }, set: { $0.contentOffset = $1 })
      type.property("contentSize", get: { $0.contentSize }, set: { $0.contentSize = $1 })
      type.property("contentInset", get: { $0.contentInset }, set: { $0.contentInset = $1 })
    }
    ObjCRuntime.register(UIControl.self) { type in
      type.property("isEnabled", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
      type.property("isSelected", get: { $0.isSelected }, set: { $0.isSelected = $1 })
      type.property("isHighlighted", get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 })
    }
  }
}

@section(".init_array") @used
private let registerViewProperties: @convention(c) () -> Void = { UIView.registerProperties() }
