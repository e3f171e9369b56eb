import CurbcutFoundation
import Foundation
import Testing

@Suite("A device that is not signed in to iCloud")
struct UbiquityTests {
  @Test func thereAreNoFiles() {
    let manager = FileManager.default
    #expect(manager.url(forUbiquityContainerIdentifier: nil) == nil && manager.ubiquityIdentityToken == nil)
    #expect(!manager.isUbiquitousItem(at: URL(fileURLWithPath: "/")))
    #expect(throws: CocoaError.self) {
      try manager.startDownloadingUbiquitousItem(at: URL(fileURLWithPath: "/"))
    }
  }

  @Test func valuesStayOnTheDevice() {
    let store = NSUbiquitousKeyValueStore()
    store.set("a", forKey: "text")
    store.set(3, forKey: "number")
    store.set(true, forKey: "flag")
    #expect(store.string(forKey: "text") == "a" && store.longLong(forKey: "number") == 3)
    #expect(store.bool(forKey: "flag") && store.double(forKey: "none") == 0 && store.synchronize())
    store.removeObject(forKey: "text")
    #expect(store.dictionaryRepresentation.keys.sorted() == ["flag", "number"])
  }

  @Test func aConfigurationRemembersThatItWaits() {
    let configuration = URLSessionConfiguration.ephemeral
    #expect(!configuration.waitsForConnectivity)
    configuration.waitsForConnectivity = true
    #expect(configuration.waitsForConnectivity && !URLSessionConfiguration.ephemeral.waitsForConnectivity)
    configuration.waitsForConnectivity = false
    #expect(!configuration.waitsForConnectivity)
  }

  @Test func queuesTellTheirLabels() async {
    let queue = DispatchQueue(label: "org.example.work")
    #expect(String(cString: __dispatch_queue_get_label(queue)) == "org.example.work")
    let inside = await withCheckedContinuation { done in
      queue.async { done.resume(returning: String(cString: __dispatch_queue_get_label(nil))) }
    }
    #expect(inside == "org.example.work")
  }
}
