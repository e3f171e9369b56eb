import CurbcutAVFoundation
import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// A film with the system's controls, and a view over it.
///
/// Follows <https://developer.apple.com/documentation/avkit/videoplayer>.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Creates a film with a view over it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  /// The film.
  public var body: some View { Film(player: player).overlay { overlay } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a film.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

private struct Film: UIViewControllerRepresentable {
  let player: AVPlayer?

  func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }
  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
    controller.player = player
  }
}
