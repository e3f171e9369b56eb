import Foundation

/// What is asked of the program, and what it answers and tells.
extension DesktopProvider {
  func listen() throws(BusError) {
    for rule in ["type='signal',sender='\(bus)'", "type='signal',member='NameOwnerChanged',arg0='\(bus)'"] {
      _ = try connection.call(
        BusMessage(
          call: "AddMatch", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus",
          in: "org.freedesktop.DBus",
          signature: "s"
        ) { $0.string(rule) }, timeout: 2)
    }
    // The last answer comes after the program has been told of all.
    var last: UInt32 = 0
    for event in AccessibleEvent.wanted {
      last = try connection.send(
        BusMessage(
          call: "RegisterEvent", of: "org.a11y.atspi.Registry", at: "/org/a11y/atspi/registry",
          in: Desktop.registry,
          signature: "sass"
        ) {
          $0.string(event)
          $0.array(alignedTo: 4) { _ in }
          $0.string(bus)
        })
    }
    pending[last] = Pending(question: nil, sentAt: BusConnection.now)
    let end = BusConnection.now + 2
    while pending[last] != nil, BusConnection.now < end { pump(within: end - BusConnection.now) }
    pending[last] = nil
  }

  /// Asks what the program is made with. One that does not say is taken to do as it should.
  func askForToolkit() {
    let root = ObjectReference.root(of: bus)
    let answers = ["ToolkitName", "Version"].map { property -> String in
      let answer = try? connection.call(
        BusMessage(
          call: "Get", of: "org.freedesktop.DBus.Properties", at: root.path, in: root.bus, signature: "ss"
        ) {
          $0.string("org.a11y.atspi.Application")
          $0.string(property)
        }, timeout: Self.actionPatience)
      var reader = answer?.reader
      return (try? reader?.variant())?.string ?? ""
    }
    model.toolkit = Toolkit(name: answers[0], version: answers[1])
  }

  func askForCache() throws(BusError) {
    let serial = try connection.send(
      BusMessage(call: "GetItems", of: "org.a11y.atspi.Cache", at: "/org/a11y/atspi/cache", in: bus))
    cacheCall = serial
    pending[serial] = Pending(question: nil, sentAt: BusConnection.now)
  }

  /// Reads until everything that shows is known.
  func load(within seconds: Double) {
    let end = BusConnection.now + seconds
    while !hasEnded, BusConnection.now < end {
      if cacheCall == nil { ask() }
      if pending.isEmpty, !model.hasQuestions { return }
      pump(within: min(end - BusConnection.now, 0.5))
    }
    if !pending.isEmpty { isTrusted = false }
  }

  /// Sends the next questions.
  func ask() {
    guard !hasEnded else { return }
    expire()
    // A program that does not answer is not asked for more than it has been.
    guard isTrusted, cacheCall == nil else { return }
    do {
      while pending.count < Self.mostPending, model.hasQuestions {
        for question in model.takeQuestions(most: 64) { _ = try send(question) }
      }
      try connection.flush()
    } catch {
      end()
    }
  }

  /// Gives up what was asked long ago. It is asked again when the program answers anything.
  private func expire() {
    let now = BusConnection.now
    guard let oldest = pending.values.lazy.map(\.sentAt).min(), now - oldest > Self.longestPending else {
      return
    }
    for (serial, asked) in pending where now - asked.sentAt > Self.longestPending {
      pending[serial] = nil
      if serial == cacheCall {
        cacheCall = nil
      } else if let question = asked.question, let slot = model.slot(of: question.object) {
        model.forget(question.fact, of: slot)
      }
    }
    if now - heardAt > Self.longestPending { isTrusted = false }
  }

  func ping() {
    guard !hasEnded else { return }
    let message = BusMessage(
      call: "Ping", of: "org.freedesktop.DBus.Peer", at: ObjectReference.root(of: bus).path, in: bus)
    guard let serial = try? connection.send(message) else { return end() }
    pending[serial] = Pending(question: nil, sentAt: BusConnection.now)
    if (try? connection.flush()) == nil { end() }
  }

  func send(_ question: DesktopQuestion) throws(BusError) -> UInt32 {
    let serial = try connection.send(question.message)
    pending[serial] = Pending(question: question, sentAt: BusConnection.now)
    return serial
  }

  /// Takes what has arrived.
  ///
  /// - Returns: whether anything had.
  @discardableResult
  func pump(within seconds: Double) -> Bool {
    do {
      let messages = try connection.receive(within: seconds, most: 512)
      for message in messages { take(message) }
      return !messages.isEmpty
    } catch .malformed {
      // What comes after a message that is none cannot be told from it.
      end()
    } catch {
      end()
    }
    return false
  }

  private func take(_ message: BusMessage) {
    if let serial = message.replySerial {
      hear(message)
      guard let asked = pending.removeValue(forKey: serial) else { return }
      if serial == cacheCall {
        cacheCall = nil
        takeCache(message)
      } else if let question = asked.question {
        // An answer of another type than the question's counts as none.
        try? model.take(message, to: question)
      }
    } else if let event = try? AccessibleEvent(message) {
      hear(message)
      model.apply(event)
    }
  }

  private func hear(_ message: BusMessage) {
    guard message.sender == bus else { return }
    isTrusted = true
    heardAt = BusConnection.now
  }

  private func takeCache(_ message: BusMessage) {
    guard message.kind == .answer, (try? CacheItem.read(message) { model.takeFromCache($0) }) != nil else {
      return
    }
    model.finishCache()
  }

  func end() {
    guard !hasEnded else { return }
    pending = [:]
    model.apply(.gone(bus))
  }
}
