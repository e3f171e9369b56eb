import CurbcutGraphics
import Foundation

/// A layer that shows the pictures of a player. Nothing is decoded here, so that it stays empty.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avplayerlayer>.
open class AVPlayerLayer: CALayer {
  /// What is played; nil for nothing.
  open var player: AVPlayer?
  /// How the pictures fill the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a picture: never.
  open var isReadyForDisplay: Bool { false }
  /// Where the pictures are in the layer: nowhere.
  open var videoRect: CGRect { .zero }

  /// Creates a layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
