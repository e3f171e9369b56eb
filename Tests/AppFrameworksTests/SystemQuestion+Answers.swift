import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit

extension SystemQuestion {
  /// Is the person: chooses answers, one after the other, as soon as a question is asked.
  ///
  /// - Parameters:
  ///   - answers: the words on the buttons.
  ///   - screen: the app's screen, if it has to go on meanwhile.
  static func answer(_ answers: [String], _ screen: AppScreen? = nil) async {
    for answer in answers {
      for _ in 0..<2000 {
        await Task.yield()
        screen?.settle()
        UIKitHost.shared.pumpMainQueue()
        guard let window else { continue }
        UIKitHost.shared.advance(by: 1)
        window.layoutIfNeeded()
        let provider = AccessibilityProvider(window)
        provider.update()
        guard let button = provider.tree.elements.first(where: { $0.label?.string == answer }) else {
          continue
        }
        _ = provider.perform(.activate, on: button.id)
        UIKitHost.shared.advance(by: 1)
        break
      }
    }
  }
}
