import CurbcutFoundation
import Foundation

/// The arguments of the initializer that is called next.
@MainActor
private enum Arguments {
  static var frame = CGRect.zero
  static var nib: (name: String?, bundle: Bundle?)
  static var cell: (style: UITableViewCell.CellStyle, reuseIdentifier: String?) = (.default, nil)
}

// Objects of classes that are known only at run time, with initializers that have arguments: what `T(frame: …)` in the
// sources of an app becomes; see ``ObjCRuntime/make(_:)``.
extension ObjCRuntime {
  /// Creates a view with a frame in its superview's coordinates, in points.
  @preconcurrency @MainActor
  public static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    Arguments.frame = frame
    guard let made = ObjectMaking.make(type, .view) else { return make(type) }
    return made
  }

  /// Creates a view controller whose view comes from a nib file.
  @preconcurrency @MainActor
  public static func make<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String?, bundle: Bundle?
  ) -> Controller {
    Arguments.nib = (nibName, bundle)
    guard let made = ObjectMaking.make(type, .viewController) else { return make(type) }
    return made
  }

  /// Creates a row of a table.
  @preconcurrency @MainActor
  public static func make<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Cell {
    Arguments.cell = (style, reuseIdentifier)
    guard let made = ObjectMaking.make(type, .styledTableViewCell) else { return make(type) }
    return made
  }

  /// Creates a segue between two view controllers.
  @preconcurrency @MainActor
  public static func make<Segue: UIStoryboardSegue>(
    _ type: Segue.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Segue {
    guard let made = type.make(named: identifier, from: source, to: destination) as? Segue else {
      return make(type)
    }
    return made
  }
}

extension UIView {
  @usableFromInline
  @_silgen_name("curbcut_UIView_make")
  convenience init(madeFramed: Void) { self.init(frame: Arguments.frame) }
}

extension UIViewController {
  @usableFromInline
  @_silgen_name("curbcut_UIViewController_make")
  convenience init(madeOfNib: Void) { self.init(nibName: Arguments.nib.name, bundle: Arguments.nib.bundle) }
}

extension UITableViewCell {
  @usableFromInline
  @_silgen_name("curbcut_UITableViewCell_makeStyled")
  convenience init(madeStyled: Void) {
    self.init(style: Arguments.cell.style, reuseIdentifier: Arguments.cell.reuseIdentifier)
  }
}
