import CurbcutGameKit
import CurbcutSwiftUI
import Testing

@MainActor
@Suite("Game Center, where nobody is signed in", .serialized)
struct GameCenterTests {
  private struct Shown: UIViewControllerRepresentable {
    let controller: GKGameCenterViewController
    func makeUIViewController(context: Context) -> GKGameCenterViewController { controller }
    func updateUIViewController(_ uiViewController: GKGameCenterViewController, context: Context) {}
  }

  private final class Listener: NSObject, GKGameCenterControllerDelegate {
    var isDone = false
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) {
      isDone = true
    }
  }

  @Test func whoAsksIsToldSo() async {
    let code = await withCheckedContinuation { done in
      GKLocalPlayer.local.authenticateHandler = { _, error in
        done.resume(returning: (error as? GKError)?.code)
      }
    }
    #expect(code == .notAuthenticated && !GKLocalPlayer.local.isAuthenticated)
    await #expect(throws: GKError(.notAuthenticated)) { try await GKLeaderboard.loadLeaderboards(IDs: nil) }
    let achievement = GKAchievement(identifier: "first")
    achievement.percentComplete = 100
    #expect(achievement.isCompleted)
    await #expect(throws: GKError(.notAuthenticated)) { try await GKAchievement.report([achievement]) }
    GKAccessPoint.shared.isActive = true
    #expect(!GKAccessPoint.shared.isVisible)
    GKAccessPoint.shared.isActive = false
  }

  @Test func theScreenSaysSo() {
    let listener = Listener()
    let controller = GKGameCenterViewController(state: .leaderboards)
    controller.gameCenterDelegate = listener
    let screen = AppScreen(Shown(controller: controller))
    #expect(screen.labels.contains { $0.contains("not been authenticated") })
    screen.activate("Done")
    #expect(listener.isDone)
  }
}
