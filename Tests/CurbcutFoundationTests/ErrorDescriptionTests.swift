import CurbcutFoundation
import Testing

@Suite("What iOS says of errors")
struct ErrorDescriptionTests {
  private enum Plain: Error { case first, second }

  private struct Told: LocalizedError, CustomNSError {
    var errorDescription: String? { "Out of tea" }
    static var errorDomain: String { "Kitchen" }
  }

  private struct Person: Codable { var name: String }

  private func decode(_ text: String) -> String {
    do {
      _ = try JSONDecoder().decode(Person.self, from: Data(text.utf8))
      return "decoded"
    } catch {
      return error.localizedDescription
    }
  }

  @Test("An error of an app says its own words, or its name and number")
  func own() {
    #expect(Told().localizedDescription == "Out of tea")
    let plain = Plain.second.localizedDescription
    #expect(plain.hasPrefix("The operation couldn’t be completed. (") && plain.hasSuffix("Plain error 1.)"))
    let error: any Error = NSError(domain: "Kitchen", code: 7)
    #expect(error.localizedDescription == "The operation couldn’t be completed. (Kitchen error 7.)")
    let reason = NSError(
      domain: "Kitchen", code: 7, userInfo: [NSLocalizedFailureReasonErrorKey: "The kettle is empty."])
    #expect(reason.localizedDescription == "The operation couldn’t be completed. The kettle is empty.")
    let told = NSError(domain: "Kitchen", code: 7, userInfo: [NSLocalizedDescriptionKey: "Out of milk"])
    #expect(told.localizedDescription == "Out of milk")
    #expect((told as any Error).localizedDescription == "Out of milk")
  }

  @Test("Data that cannot be decoded")
  func data() {
    #expect(decode("{") == "The data couldn’t be read because it isn’t in the correct format.")
    #expect(decode(#"{"name": 3}"#) == "The data couldn’t be read because it isn’t in the correct format.")
    #expect(decode(#"{}"#) == "The data couldn’t be read because it is missing.")
    #expect(decode(#"{"name": null}"#) == "The data couldn’t be read because it is missing.")
  }

  @Test("Files name themselves")
  func files() {
    let url = URL(fileURLWithPath: "/nowhere/notes/list.txt")
    do {
      _ = try Data(contentsOf: url)
    } catch {
      #expect(
        error.localizedDescription == "The file “list.txt” couldn’t be opened because there is no such file.")
    }
    #expect(CocoaError(.fileReadUnknown).localizedDescription == "The file couldn’t be opened.")
    let exists = CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: url.path])
    #expect(
      exists.localizedDescription
        == "The file “list.txt” couldn’t be saved in the folder “notes” because a file with the same name already exists."
    )
  }

  @Test(
    "The network",
    arguments: [
      (URLError.Code.notConnectedToInternet, "The Internet connection appears to be offline."),
      (.timedOut, "The request timed out."),
      (.cannotFindHost, "A server with the specified hostname could not be found."),
      (.cannotConnectToHost, "Could not connect to the server."), (.badURL, "bad URL"),
      (.cancelled, "cancelled"), (.networkConnectionLost, "The network connection was lost."),
    ])
  func network(code: URLError.Code, words: String) {
    #expect(URLError(code).localizedDescription == words)
    let error: any Error = URLError(code)
    #expect(error.localizedDescription == words)
  }

  @Test("A request that failed says it in the same words, whatever the library for the network says")
  func request() {
    let url = URL(fileURLWithPath: "/")
    let info: [String: Any] = [
      NSURLErrorFailingURLErrorKey: url, NSLocalizedDescriptionKey: "Could not resolve host: example.org",
    ]
    let failed = NSError(domain: NSURLErrorDomain, code: NSURLErrorCannotFindHost, userInfo: info)
    #expect(failed.localizedDescription == "A server with the specified hostname could not be found.")
    let told = NSError(
      domain: NSURLErrorDomain, code: NSURLErrorCannotFindHost,
      userInfo: [NSLocalizedDescriptionKey: "No server"])
    #expect(told.localizedDescription == "No server")
  }
}
