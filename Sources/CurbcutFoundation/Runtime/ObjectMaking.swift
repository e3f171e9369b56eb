internal import CObjectMaking
import Foundation

/// Creates objects of classes that are known only at run time; see `ObjectMaking.h` for how.
package enum ObjectMaking {
  /// The base classes that can be asked for.
  package enum Base {
    case object, layer, tableViewCell, tableViewHeaderFooterView, collectionReusableView, navigationBar
    case storyboardSegue, managedObject, view, viewController, styledTableViewCell

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
      case .view: CurbcutBaseClassView
      case .viewController: CurbcutBaseClassViewController
      case .styledTableViewCell: CurbcutBaseClassStyledTableViewCell
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

extension ObjCRuntime {
  /// Creates an object of a class that is known only at run time, with `init()`.
  ///
  /// Swift lets a call such as `T()` reach the initializers of Apple's classes, which are Objective-C's, but none of ours
  /// that is not `required`; the calls of an app become calls of this and its siblings.
  ///
  /// - Parameter type: the class; its objects can be created with `init()`.
  public static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    // Only a class without a base of this library, which an NSObject always has, could not be made.
    guard let made = ObjectMaking.make(type, .object) else {
      preconditionFailure("\(type) is not an NSObject")
    }
    return made
  }
}

extension NSObject {
  @usableFromInline
  @_silgen_name("curbcut_NSObject_make")
  convenience init(made: Void) { self.init() }
}
