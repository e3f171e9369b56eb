import Foundation

/// A layer for contents too large to draw at once.
///
/// Here it is drawn in one piece, as often as a picture of it is asked for.
/// <https://developer.apple.com/documentation/quartzcore/catiledlayer>
open class CATiledLayer: CALayer {
  /// Kept for apps that set it: the largest size of a piece, in pixels; 256 by 256 at first.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Kept for apps that set it: how many sizes of detail there are; 1 at first.
  open var levelsOfDetail = 1
  /// Kept for apps that set it: how many of those are larger than life; none at first.
  open var levelsOfDetailBias = 0

  /// How long a new piece takes to appear, in seconds: a quarter, as on Apple's platforms. Here it is there at once.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
