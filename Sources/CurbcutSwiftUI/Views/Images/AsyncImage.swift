import CurbcutFoundation
import CurbcutUIKit

/// A picture from a URL, which is loaded while the view is shown.
///
/// Pictures of servers come from a recording, or from the servers where the network is allowed; else they fail as on a device that
/// is offline.
/// Follows <https://developer.apple.com/documentation/swiftui/asyncimage>.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Creates a picture in the phases of its loading.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// Creates a picture, which is grey until it is there.
  public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImagePicture {
    self.init(url: url, scale: scale) { _AsyncImagePicture(image: $0.image) }
  }

  /// Creates a picture with a view in its place until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// The picture in its present phase.
  public var body: some View {
    content(phase).task(id: url) {
      let loaded = await Self.load(url, scale: scale)
      withTransaction(transaction) { phase = loaded }
    }
  }

  private static func load(_ url: URL?, scale: CGFloat) async -> AsyncImagePhase {
    guard let url else { return .empty }
    do {
      let data =
        url.isFileURL || url.scheme == "data" ? try Data(contentsOf: url) : try await answer(from: url)
      guard let picture = UIImage(data: data, scale: scale) else {
        return .failure(NSError(domain: NSURLErrorDomain, code: -1016))
      }
      return .success(Image(uiImage: picture))
    } catch {
      return .failure(error)
    }
  }

  private static func answer(from url: URL) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      _AppNetwork.load(_NetworkRequest(url)) { result in
        continuation.resume(with: result.map(\.answer.body))
      }
    }
  }
}

/// How far the loading of a picture is.
///
/// Follows <https://developer.apple.com/documentation/swiftui/asyncimagephase>.
public enum AsyncImagePhase: Sendable {
  /// There is nothing yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// The picture cannot be had.
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why the picture cannot be had.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture, or a grey area in its place.
public struct _AsyncImagePicture: View {
  let image: Image?

  /// The picture.
  public var body: some View {
    if let image { image } else { Color(uiColor: .systemGray6) }
  }
}

extension Image: @unchecked Sendable {}
