import AccessibilityTree
import AssistiveTechnology
import CurbcutMediaPlayer
import CurbcutSwiftUI
import Testing

@MainActor
@Suite("Commands to what an app plays", .serialized)
struct RemoteCommandTests {
  private let center = MPRemoteCommandCenter.shared()

  init() {
    for command in [center.playCommand, center.pauseCommand, center.togglePlayPauseCommand] {
      command.removeTarget(nil)
      command.isEnabled = true
    }
    MPNowPlayingInfoCenter.default().playbackState = .unknown
    MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
  }

  @discardableResult
  private func magicTap(on view: some View) -> Bool {
    let screen = AppScreen(view)
    return screen.magicTap()
  }

  @Test("The magic tap plays and pauses when nothing on the screen takes it")
  func magicTap() {
    var heard: [String] = []
    #expect(!magicTap(on: Text("Song")), "nobody plays")
    center.playCommand.addTarget { _ in
      heard.append("play")
      MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPNowPlayingInfoPropertyPlaybackRate: 1.0]
      return .success
    }
    center.pauseCommand.addTarget { _ in
      heard.append("pause")
      return .success
    }
    #expect(magicTap(on: Text("Song")))
    #expect(magicTap(on: Text("Song")))
    #expect(heard == ["play", "pause"])
    let toggle = center.togglePlayPauseCommand.addTarget { event in
      heard.append(event.command === self.center.togglePlayPauseCommand ? "toggle" : "?")
      return .success
    }
    magicTap(on: Text("Song"))
    center.togglePlayPauseCommand.removeTarget(toggle)
    center.pauseCommand.isEnabled = false
    #expect(!magicTap(on: Text("Song")), "it plays, and cannot be paused")
    #expect(heard == ["play", "pause", "toggle"])
  }

  @Test("The screen's own magic tap comes first")
  func own() {
    var heard: [String] = []
    center.togglePlayPauseCommand.addTarget { _ in
      heard.append("media")
      return .success
    }
    magicTap(on: Text("Timer").accessibilityAction(.magicTap) { heard.append("timer") })
    #expect(heard == ["timer"])
  }

  @Test("An artwork gives its picture for a size")
  func artwork() {
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 60, height: 60)) { size in
      UIGraphicsImageRenderer(size: size).image { _ in }
    }
    #expect(artwork.bounds.size == CGSize(width: 60, height: 60))
    #expect(artwork.image(at: CGSize(width: 30, height: 20))?.size == CGSize(width: 30, height: 20))
  }
}
