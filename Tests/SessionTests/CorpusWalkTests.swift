import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import Foundation
import InterfaceBuilder
import Testing
import VoiceOver

/// The storyboards of other projects, where they lie beside the repository.
private enum WalkCorpus {
  static let folder: URL? = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../shared/corpus").standardizedFileURL
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  static var storyboards: [URL] {
    guard let folder, let all = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var result: [URL] = []
    for case let path as String in all where path.hasSuffix(".storyboard") {
      result.append(folder.appendingPathComponent(path))
    }
    return result.sorted { $0.path < $1.path }
  }
}

/// Real storyboards, where they lie beside the repository, gone through by flicks.
@MainActor
@Suite("A walk over real screens", .serialized, .enabled(if: WalkCorpus.folder != nil))
struct CorpusWalkTests {
  /// The stops from the first on, each once, in one direction; nil when the walk does not come to an end.
  private func walk(_ session: Session, _ direction: Gesture.Direction) -> [AccessibilityElement.ID]? {
    var visited = [session.engines[0].focus.element].compactMap { $0 }
    for _ in 0..<500 {
      session.send(.gesture(Gesture(.swipe(direction))))
      guard let now = session.engines[0].focus.element else { return nil }
      if now == visited.last { return visited }
      visited.append(now)
    }
    return nil
  }

  @Test("Flicks lead from the first element to the last and back, each once")
  func thereAndBack() throws {
    var screens = 0
    var stops = 0
    for url in WalkCorpus.storyboards {
      guard let document = try? InterfaceBuilderDocument.open(url), let initial = document.initialScreen,
        let controller = try document.instantiate(initial).viewController
      else { continue }
      let window = UIKitHost.shared.makeWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let session = Session(provider: AccessibilityProvider(window), engines: [VoiceOverEngine()])
      session.keepsTranscript = false
      session.send(.start(appName: nil, isSwitchedOn: false))
      defer { window.windowScene = nil }
      guard session.engines[0].focus.element != nil else { continue }
      let place = "\(url.lastPathComponent) in \(url.deletingLastPathComponent().lastPathComponent)"
      let there = try #require(walk(session, .right), "\(place): no end")
      #expect(Set(there).count == there.count, "\(place): a stop comes twice")
      #expect(there.count >= session.provider.tree.elements.count, "\(place): a stop is left out")
      let back = try #require(walk(session, .left), "\(place): no way back")
      #expect(back.reversed() == there, "\(place): the way back is another")
      screens += 1
      stops += there.count
    }
    #expect(screens > 50 && stops > 300)
  }
}
