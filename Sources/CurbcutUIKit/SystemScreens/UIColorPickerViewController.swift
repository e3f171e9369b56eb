import Foundation

/// Is notified of the colour that the user picks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called when a colour has been picked. `continuously` is true while a slider is still being dragged.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when the user has closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  /// The older method for a picked colour, called unless the newer one is implemented.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
}

/// Lets the user pick a colour.
///
/// On iOS the picker runs in a separate process. Here it has the grid and the sliders, with the names by which
/// VoiceOver calls colours; there are no spectrum, eyedropper or saved colours.
/// Follows <https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller>.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Is notified of the colour; not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The selected colour; white by default. Setting it does not notify the delegate.
  open var selectedColor = UIColor.white { didSet { picker?.show(selectedColor) } }
  /// Whether the user may choose an opacity; true by default.
  open var supportsAlpha = true { didSet { picker?.showsOpacity = supportsAlpha } }

  private var picker: ColorPickerView? { viewIfLoaded as? ColorPickerView }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() {
    let view = ColorPickerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.title = title ?? SystemWord.colors.text
    view.showsOpacity = supportsAlpha
    view.show(selectedColor)
    view.didPick = { [weak self] color, continuously in self?.pick(color, continuously: continuously) }
    view.didClose = { [weak self] in self?.close() }
    self.view = view
  }

  private func pick(_ color: UIColor, continuously: Bool) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
  }

  private func close() {
    dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  override func titleDidChange() {
    super.titleDidChange()
    picker?.title = title ?? SystemWord.colors.text
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIColorPickerViewController.self, over: UIViewController.accessibilityDefaults
  ) { answers, inherited in
    answers.performEscape = { controller in
      guard controller.presentingViewController != nil else { return inherited.performEscape(controller) }
      controller.close()
      return true
    }
  }
}
