import Foundation

/// Hears of the colour that the person picks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called when a colour was picked; `continuously` while a slider is still being moved.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when the picker was closed by its button.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  /// The older form of the call for a picked colour; called unless the newer one is implemented.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
}

/// Lets the person pick a colour.
///
/// On iOS the picker is a program of its own. Here it has the grid and the sliders, with the names that
/// VoiceOver gives to colours; the spectrum, the eyedropper and the saved colours are not there.
/// Follows <https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller>.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Hears of the colour; not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour that is picked; white at first. Setting it tells the delegate nothing.
  open var selectedColor = UIColor.white { didSet { picker?.show(selectedColor) } }
  /// Whether the colour may be transparent; true by default.
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
