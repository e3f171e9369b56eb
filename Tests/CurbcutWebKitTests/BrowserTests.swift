import AccessibilityTree
import CurbcutFoundation
import CurbcutSafariServices
import Testing

/// The browser that an app opens over itself.
@MainActor
@Suite(.serialized)
struct BrowserTests {
  @MainActor
  private final class Listener: NSObject, SFSafariViewControllerDelegate {
    var log: [String] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { log.append("left") }
  }

  @Test func browserSaysWhereItIsAndThatThereIsNoConnection() throws {
    let root = UIViewController()
    let window = show(root)
    let address = try #require(URL(string: "https://example.org/a"))
    let browser = SFSafariViewController(url: address)
    let listener = Listener()
    browser.delegate = listener
    root.present(browser, animated: true)
    let found = labels(of: window)
    #expect(found.contains("example.org") && found.contains("You Are Not Connected to the Internet"))
    let provider = AccessibilityProvider(window)
    provider.update()
    let done = provider.tree.elements.first { $0.label?.string == "Done" }?.id ?? 0
    #expect(provider.perform(.activate, on: done))
    UIKitHost.shared.advance(by: 1)
    #expect(listener.log == ["left"] && root.presentedViewController == nil)
  }
}
