import Foundation
import Testing

@testable import CurbcutGraphics

/// Formats in which asset catalogs hold photographs besides JPEG.
@Suite("Photographs of other formats")
struct PhotographFormatTests {
  /// A red square with sides of 16 pixels.
  private static let webP = """
    UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQABAAAgA0JaACdLoB+AADsAD+8MQL/yC5YXXI1/8gP+QH/ID/+PIAAAA=
    """

  private static let heic = """
    AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA\
    AAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAABAAEAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAANAACAAEA\
    AAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAA\
    AADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAe\
    ugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFluqumubgQEDAgAAAAwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAA\
    AAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAEAAAABAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QA\
    AAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAADxtZGF0AAAAMCgBrxMhZmNA+BD3Z//rvBX/lWs/8zex6c7IR0DA0iCAm0BI\
    k11QCxYQgId2pVbc+A==
    """

  @Test("WebP and HEIC are read", arguments: [webP, heic])
  func isRead(text: String) throws {
    let image = try CGImage.decode(try #require(Data(base64Encoded: text)))
    #expect((image.width, image.height) == (16, 16))
    let color = try #require(image.color(atX: 8, y: 8))
    #expect(color.red > 0.9 && color.green < 0.1 && color.blue < 0.1 && color.alpha == 1)
  }
}
