import CurbcutUIKit
import Foundation

/// A button that lets people choose where sound and films are played.
///
/// There is no other place here: it opens nothing.
/// Follows <https://developer.apple.com/documentation/avkit/avroutepickerview>.
open class AVRoutePickerView: UIView {
  private let button = UIButton(type: .system)
  /// Who is told when the choice is shown; nobody, as it never is.
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  /// The colour of the button while something is played elsewhere; never here. Stored.
  open var activeTintColor: UIColor!
  /// Whether places that show films come first. Stored.
  open var prioritizesVideoDevices = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    button.setImage(UIImage(systemName: "airplay.audio") ?? UIImage(systemName: "airplayaudio"), for: .normal)
    button.accessibilityLabel = "AirPlay"
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(button)
  }
}

/// Is told when the choice of places is shown.
///
/// Follows <https://developer.apple.com/documentation/avkit/avroutepickerviewdelegate>.
@MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  /// The choice is about to be shown.
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  /// The choice is gone.
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
