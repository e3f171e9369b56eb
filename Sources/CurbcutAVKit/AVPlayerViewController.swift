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
  /// How the film fills its place; as large as fits by default.
  @Unsupported("AVPlayerViewController.videoGravity: there is no film")
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the film can only be watched from its beginning to its end; false by default.
  @Unsupported("AVPlayerViewController.requiresLinearPlayback: there is no film")
  open var requiresLinearPlayback = false
  /// Whether the film takes the whole screen when it begins; false by default.
  @Unsupported("AVPlayerViewController.entersFullScreenWhenPlaybackBegins: there is no film")
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the film leaves the whole screen when it ends; false by default.
  @Unsupported("AVPlayerViewController.exitsFullScreenWhenPlaybackEnds: there is no film")
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the film goes on in a corner when the app goes to the background; false by default.
  @Unsupported("AVPlayerViewController.canStartPictureInPictureAutomaticallyFromInline: there is no film")
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether what is playing is told to Control Center; true by default.
  @Unsupported("AVPlayerViewController.updatesNowPlayingInfoCenter: there is no film")
  open var updatesNowPlayingInfoCenter = true
  /// Whether a picture of the film is there; false, as there is none.
  open var isReadyForDisplay: Bool { false }
  /// Where the film is in the view, in points; empty, as there is none.
  open var videoBounds: CGRect { .zero }
  /// A view between the film and its controls, for what the app adds.
  open var contentOverlayView: UIView? {
    loadViewIfNeeded()
    return overlay
  }
  private let overlay = UIView()

  open override func loadView() {
    let placeholder = PlaceholderView(kind: .video)
    placeholder.frame = UIScreen.main.bounds
    placeholder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    overlay.frame = placeholder.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    placeholder.addSubview(overlay)
    view = placeholder
  }
}
