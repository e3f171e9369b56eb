import CurbcutAVFoundation
import CurbcutUIKit
import Foundation

/// Shows a film with the system's controls.
///
/// A placeholder stands where the film would, as nothing is decoded here.
/// Follows <https://developer.apple.com/documentation/avkit/avplayerviewcontroller>.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// Plays the film.
  open var player: AVPlayer?
  /// Whether the system's controls are shown when the film is tapped; true by default.
  @Unsupported("AVPlayerViewController.showsPlaybackControls: there is no film, and it has no controls")
  open var showsPlaybackControls = true
  /// Whether the film can go on in a corner of the screen; true by default.
  @Unsupported("AVPlayerViewController.allowsPictureInPicturePlayback: there is no film")
  open var allowsPictureInPicturePlayback = true

  open override func loadView() {
    let placeholder = PlaceholderView(kind: .video)
    placeholder.frame = UIScreen.main.bounds
    placeholder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = placeholder
  }
}
