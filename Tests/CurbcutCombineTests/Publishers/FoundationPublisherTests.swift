import CurbcutCombine
import CurbcutFoundation
import Testing

@Suite("Foundation's publishers")
struct FoundationPublisherTests {
  private static let name = Notification.Name("word")

  @Test("notifications of one name and sender are published when they are posted, until it is cancelled")
  func notifications() {
    let center = NotificationCenter()
    let (sender, other) = (NSObject(), NSObject())
    nonisolated(unsafe) var heard: [String] = []
    let publisher = center.publisher(for: Self.name, object: sender)
    #expect(publisher == NotificationCenter.Publisher(center: center, name: Self.name, object: sender))
    #expect(publisher != center.publisher(for: Self.name))
    let subscription = publisher.compactMap { $0.userInfo?["word"] as? String }.sink { heard.append($0) }
    center.post(name: Self.name, object: sender, userInfo: ["word": "a"])
    center.post(name: Self.name, object: other, userInfo: ["word": "b"])
    center.post(name: Notification.Name("other"), object: sender, userInfo: ["word": "c"])
    #expect(heard == ["a"])
    center.post(name: Self.name, object: sender, userInfo: ["word": "d"])
    subscription.cancel()
    center.post(name: Self.name, object: sender, userInfo: ["word": "e"])
    #expect(heard == ["a", "d"])
  }

  @Test("a notification that a subscriber posts in answer to one arrives, too")
  func nestedNotifications() {
    let center = NotificationCenter()
    nonisolated(unsafe) var count = 0
    let subscription = center.publisher(for: Self.name).sink { _ in
      count += 1
      if count < 3 { center.post(name: Self.name, object: nil) }
    }
    center.post(name: Self.name, object: nil)
    #expect(count == 3)
    subscription.cancel()
  }

  private struct Dog: Codable, Equatable { var name: String }

  @Test("values are encoded and decoded, and a failure is passed on")
  func coders() throws {
    var dogs: [Dog] = []
    _ = Just(Dog(name: "Rex")).encode(encoder: JSONEncoder()).decode(type: Dog.self, decoder: JSONDecoder())
      .sink { _ in
      } receiveValue: {
        dogs.append($0)
      }
    _ = Just(Dog(name: "Bo")).encode(encoder: PropertyListEncoder())
      .decode(type: Dog.self, decoder: PropertyListDecoder())
      .sink { _ in
      } receiveValue: {
        dogs.append($0)
      }
    #expect(dogs == [Dog(name: "Rex"), Dog(name: "Bo")])
    var failures = 0
    _ = Just(Data("{}".utf8)).decode(type: Dog.self, decoder: JSONDecoder())
      .sink {
        if case .failure(is DecodingError) = $0 { failures += 1 }
      } receiveValue: {
        dogs.append($0)
      }
    #expect(failures == 1)
    #expect(dogs.count == 2)
  }

  private final class Slider: NSObject {
    var value = 1 {
      willSet { ObjCRuntime.willChange(self, "value") }
      didSet { ObjCRuntime.didChange(self, "value") }
    }
  }

  @Test("the values of an observed property are published, the present one first")
  func properties() {
    let slider = Slider()
    var (values, changes) = ([Int](), 0)
    let all = slider.publisher(for: \.value, "value").sink { values.append($0) }
    let later = slider.publisher(for: \.value, "value", options: [.new]).didChange().sink { changes += 1 }
    slider.value = 2
    slider.value = 3
    all.cancel()
    slider.value = 4
    #expect(values == [1, 2, 3])
    #expect(changes == 3)
    later.cancel()
  }

  @Test("a property's newest value waits for who asks late")
  func lateDemand() {
    let slider = Slider()
    var (values, subscription): ([Int], (any Subscription)?) = ([], nil)
    slider.publisher(for: \.value, "value").subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: { value in
          values.append(value)
          return .none
        }))
    slider.value = 2
    #expect(values.isEmpty)
    subscription?.request(.max(1))
    #expect(values == [2])
    subscription?.cancel()
  }

  @Test("a data task answers with the data; one that nothing answers fails")
  func dataTask() async throws {
    let address = try #require(URL(string: "data:text/plain,Hello"))
    let publisher: URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for: address)
    #expect(publisher.request.url == address)
    var texts: [String] = []
    for try await answer in publisher.map({ String(decoding: $0.data, as: UTF8.self) }).values {
      texts.append(answer)
    }
    #expect(texts == ["Hello"])
    let missing = try #require(URL(string: "nothing://answers"))
    await #expect(throws: URLError.self) {
      for try await _ in URLSession.shared.dataTaskPublisher(for: URLRequest(url: missing)).map({ _ in 1 })
        .values
      {}
    }
  }
}
