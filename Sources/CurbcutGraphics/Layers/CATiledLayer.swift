import Foundation

/// A layer for contents too large to draw at once.
///
/// Here it is drawn in one piece, for every frame.
/// <https://developer.apple.com/documentation/quartzcore/catiledlayer>
open class CATiledLayer: CALayer {
  /// Kept for apps that set it: the maximum size of a tile, in pixels; 256 by 256 by default.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Kept for apps that set it: the number of levels of detail; 1 by default.
  open var levelsOfDetail = 1
  /// Kept for apps that set it: the number of those that are magnified; 0 by default.
  open var levelsOfDetailBias = 0

  /// How long a new tile takes to fade in, in seconds: 0.25, as on Apple's platforms. Here tiles do not fade in.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
