import CurbcutFoundation
import Testing

@Suite("The substrings of a text")
struct SubstringTests {
  @Test("are its words, with what is between them")
  func words() {
    let text: NSString = "Hello, wörld! It's 3.5."
    nonisolated(unsafe) var found: [String] = []
    nonisolated(unsafe) var enclosing: [String] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateSubstrings(in: whole, options: .byWords) { word, _, around, _ in
      found.append(word ?? "")
      enclosing.append(text.substring(with: around))
    }
    #expect(found == ["Hello", "wörld", "It's", "3.5"])
    #expect(enclosing == ["Hello, ", "wörld! ", "It's ", "3.5."])
    found = []
    text.enumerateSubstrings(in: whole, options: [.byWords, .reverse]) { word, _, _, stop in
      found.append(word ?? "")
      if found.count == 2 { stop.pointee = true }
    }
    #expect(found == ["3.5", "It's"])
  }

  @Test("are its sentences, or lines, of a String too")
  func sentences() {
    let text = "One is here. Two!\nThree"
    nonisolated(unsafe) var found: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: .bySentences) { sentence, _, _, _ in
      found.append(sentence ?? "")
    }
    #expect(found == ["One is here. ", "Two!\n", "Three"])
    found = []
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byLines) { line, _, _, stop in
      found.append(line ?? "")
      stop = true
    }
    #expect(found == ["One is here. Two!"])
    found = []
    "".enumerateSubstrings(in: "".startIndex..., options: .byWords) { word, _, _, _ in
      found.append(word ?? "")
    }
    #expect(found.isEmpty)
  }
}
