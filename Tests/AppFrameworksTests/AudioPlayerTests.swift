import CurbcutAVFoundation
import CurbcutFoundation
import CurbcutSwiftUI
import Testing

@MainActor
@Suite("Sounds that are played", .serialized)
struct AudioPlayerTests {
  private final class Listener: NSObject, AVAudioPlayerDelegate {
    var ended: [Bool] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ended.append(flag) }
  }

  private nonisolated static func little(_ number: Int, _ length: Int) -> [UInt8] {
    (0..<length).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private nonisolated static func big(_ number: Int, _ length: Int) -> [UInt8] {
    little(number, length).reversed()
  }

  private nonisolated static func box(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    big(contents.count + 8, 4) + Array(name.utf8) + contents
  }

  /// Two seconds of one channel, 8000 bytes a second.
  private nonisolated static let wave: [UInt8] = {
    let format = little(1, 2) + little(1, 2) + little(8000, 4) + little(8000, 4) + little(1, 2) + little(8, 2)
    return Array("RIFF".utf8) + little(16_036, 4) + Array("WAVEfmt ".utf8) + little(16, 4) + format
      + Array("data".utf8) + little(16_000, 4) + [UInt8](repeating: 0x80, count: 16_000)
  }()

  /// 3 seconds of two channels at 44.1 kHz, whose rate is a number of 80 bits.
  private nonisolated static let aiff: [UInt8] = {
    let common = big(2, 2) + big(132_300, 4) + big(16, 2) + big(0x400e, 2) + big(0xac44 << 16, 4) + big(0, 4)
    return Array("FORM".utf8) + big(30, 4) + Array("AIFFCOMM".utf8) + big(18, 4) + common
  }()

  /// 5 seconds of 24 kHz in packets of 1024 frames.
  private nonisolated static let coreAudio: [UInt8] = {
    let rate = big(Int(bitPattern: UInt(Double(24_000).bitPattern)), 8)
    let description = rate + Array("aac ".utf8) + big(0, 4) + big(0, 4) + big(1024, 4) + big(1, 4) + big(0, 4)
    let packets = big(118, 8) + big(120_000, 8) + big(0, 4) + big(0, 4)
    return Array("caff".utf8) + big(1, 2) + big(0, 2) + Array("desc".utf8) + big(32, 8) + description
      + Array("pakt".utf8) + big(24, 8) + packets
  }()

  /// A film of 9 seconds, whose sound has 4.5.
  private nonisolated static let mpeg4: [UInt8] = {
    let kind = box("hdlr", big(0, 8) + Array("soun".utf8) + big(0, 13))
    let header = box("mdhd", big(0, 12) + big(44_100, 4) + big(198_450, 4) + big(0, 4))
    let picture = box("trak", box("mdia", box("hdlr", big(0, 8) + Array("vide".utf8) + big(0, 13))))
    return box("ftyp", Array("M4A ".utf8))
      + box("moov", box("mvhd", big(0, 100)) + picture + box("trak", box("mdia", header + kind)))
  }()

  /// 128 kilobits a second, and 16000 bytes for one second, behind a tag.
  private nonisolated static let mp3: [UInt8] =
    Array("ID3".utf8) + [4, 0, 0] + big(0, 2) + [1, 0] + [UInt8](repeating: 0, count: 128)
    + [0xff, 0xfb, 0x90, 0xc0] + [UInt8](repeating: 0, count: 15_996)

  @Test func theLengthIsInTheHeader() throws {
    #expect(try AVAudioPlayer(data: Data(Self.wave)).duration == 2)
    #expect(try AVAudioPlayer(data: Data(Self.aiff)).duration == 3)
    #expect(try AVAudioPlayer(data: Data(Self.coreAudio)).duration == 5)
    #expect(try AVAudioPlayer(data: Data(Self.mpeg4)).duration == 4.5)
    #expect(try AVAudioPlayer(data: Data(Self.mp3)).duration == 1)
  }

  @Test func whatIsNoSoundIsAnError() {
    let others: [[UInt8]] = [
      [], Array("RIFFxxxxWAVEdata".utf8), Array("caff".utf8), Array(Self.aiff.prefix(30)),
    ]
    for bytes in others {
      let error = #expect(throws: NSError.self) { try AVAudioPlayer(data: Data(bytes)) }
      #expect(error?.domain == "NSOSStatusErrorDomain" && error?.code == 1_954_115_647)
    }
    #expect(throws: NSError.self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/such.wav")) }
  }

  @Test func aSoundTakesItsTime() throws {
    let screen = AppScreen(Text("App"))
    let (player, listener) = (try AVAudioPlayer(data: Data(Self.wave)), Listener())
    player.delegate = listener
    #expect(!player.isPlaying && player.numberOfChannels == 1)
    #expect(player.play() && player.isPlaying)
    UIKitHost.shared.advance(by: 0.5)
    #expect(abs(player.currentTime - 0.5) < 0.001)
    player.pause()
    UIKitHost.shared.advance(by: 5)
    #expect(abs(player.currentTime - 0.5) < 0.001 && listener.ended.isEmpty)
    player.play()
    UIKitHost.shared.advance(by: 1.4)
    #expect(player.isPlaying && listener.ended.isEmpty)
    UIKitHost.shared.advance(by: 0.2)
    #expect(!player.isPlaying && player.currentTime == 0 && listener.ended == [true])
    _ = screen
  }

  @Test func aSoundIsRepeatedAndStopped() throws {
    let screen = AppScreen(Text("App"))
    let (player, listener) = (try AVAudioPlayer(data: Data(Self.wave)), Listener())
    player.delegate = listener
    player.numberOfLoops = 1
    player.play()
    UIKitHost.shared.advance(by: 3)
    #expect(abs(player.currentTime - 1) < 0.001 && listener.ended.isEmpty)
    UIKitHost.shared.advance(by: 1.1)
    #expect(listener.ended == [true])
    player.numberOfLoops = -1
    player.play()
    UIKitHost.shared.advance(by: 21)
    #expect(player.isPlaying)
    player.stop()
    UIKitHost.shared.advance(by: 21)
    #expect(!player.isPlaying && listener.ended == [true])
    _ = screen
  }

  @Test func aSessionKeepsWhatTheAppAsksFor() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .spokenAudio, options: .duckOthers)
    try session.setActive(true)
    #expect(session.category == .playback && session.mode == .spokenAudio)
    #expect(session.categoryOptions == .duckOthers && !session.isOtherAudioPlaying)
  }
}
