internal import CObjectMaking
import Foundation

/// Creates objects of classes that are known only at run time; see `ObjectMaking.h` for how.
package enum ObjectMaking {
  /// The base classes that can be asked for.
  package enum Base {
    case object, layer, tableViewCell, tableViewHeaderFooterView, collectionReusableView, navigationBar
    case storyboardSegue, managedObject

    fileprivate var value: CurbcutBaseClass {
      switch self {
      case .object: CurbcutBaseClassObject
      case .layer: CurbcutBaseClassLayer
      case .tableViewCell: CurbcutBaseClassTableViewCell
      case .tableViewHeaderFooterView: CurbcutBaseClassTableViewHeaderFooterView
      case .collectionReusableView: CurbcutBaseClassCollectionReusableView
      case .navigationBar: CurbcutBaseClassNavigationBar
      case .storyboardSegue: CurbcutBaseClassStoryboardSegue
      case .managedObject: CurbcutBaseClassManagedObject
      }
    }
  }

  /// Creates an object with the initializer that is known for a base class.
  ///
  /// - Parameters:
  ///   - type: the class of the object; it descends from the base class, which its static type proves.
  ///   - base: which initializer to call.
  package static func make<Object: AnyObject>(_ type: Object.Type, _ base: Base) -> Object? {
    let metatype = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    return curbcut_make_object(base.value, metatype).map {
      Unmanaged<Object>.fromOpaque($0).takeRetainedValue()
    }
  }

  /// Creates an object with `init()`; nil for a class that is not an `NSObject`. As on iOS, the process ends if the
  /// class has other initializers but not this one.
  package static func make(_ type: AnyClass) -> NSObject? {
    (type as? NSObject.Type).flatMap { make($0, .object) }
  }
}

extension NSObject {
  @usableFromInline
  @_silgen_name("curbcut_NSObject_make")
  convenience init(made: Void) { self.init() }
}
