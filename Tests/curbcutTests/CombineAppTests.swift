import Foundation
import Testing

/// Apps that use Combine, built from their folders and read, from end to end.
@Suite("The folder of an app with Combine", .serialized)
struct CombineAppTests {
  @Test("A debounced search and a timer go by the device's clock, the same in every run")
  func search() throws {
    let app = try SmallApp("Kennel")
    try app.write("AppDelegate.swift", SmallApp.delegate(showing: "SearchController()"))
    try app.write(
      "SearchController.swift",
      """
      import Combine
      import UIKit

      class Search: NSObject {
        @objc dynamic var answer = "Nothing"
      }

      class SearchController: UIViewController {
        private let text = PassthroughSubject<String, Never>()
        private let search = Search()
        private var subscriptions: Set<AnyCancellable> = []
        private var searches = 0
        private var ticks = 0

        override func viewDidLoad() {
          super.viewDidLoad()
          let answer = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
          let log = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
          view.addSubview(answer)
          view.addSubview(log)
          search.publisher(for: \\.answer).sink { answer.text = $0 }.store(in: &subscriptions)
          Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
            .sink { [unowned self] _ in
              ticks += 1
              if ticks == 2 { text.send("Pu") }
            }
            .store(in: &subscriptions)
          text.debounce(for: .milliseconds(350), scheduler: RunLoop.main)
            .sink { [unowned self] in
              searches += 1
              search.answer = ["Poodle", "Pug", "Beagle"].filter($0).joined()
              log.text = "\\(searches) after \\(ticks)"
            }
            .store(in: &subscriptions)
          text.send("P")
        }
      }

      extension Array where Element == String {
        func filter(_ prefix: String) -> [String] { filter { $0.hasPrefix(prefix) } }
      }
      """)
    for _ in 0..<3 {
      let result = try app.run(["read"])
      #expect(result.errors == "")
      #expect(result.output == "1. Pug\n2. 1 after 5\n")
    }
  }
}
